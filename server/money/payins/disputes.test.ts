import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getPayment } from '#contract/money/payments.ts'
import { getStatus } from '#contract/player/status.ts'
import { post, read, readAs, registerUser, type From } from '#server/testing/accounts.ts'
import { createDeposit } from '#server/testing/deposits.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'
import { lockPayin, applyProviderEvent } from './provider-events.ts'

describe('disputed deposits', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  beforeEach(() => api.clock.fix(TEST_NOW))
  afterAll(() => api.stop())

  const balanceOf = async (from: From) => (await readAs(api, getStatus, from)).balance
  const paymentOf = (from: From, key: string) => readAs(api, { ...getPayment, path: `/v2/play/payments/${key}` }, from)
  const decide = async (id: number, action: string) => (await post(api, '/sandbox/payin', { id, action })).kind

  /** A transfer of 1096 ₽, for which 1095 ₽ have arrived. */
  async function disputed() {
    const { from } = await registerUser(api, 'disputed')
    const { key } = await createDeposit(api, from, { system: 'transfer', amount: 1096 })
    api.clock.fix(TEST_NOW + 31_000)
    const { number, state, awaited } = await paymentOf(from, key)
    expect({ state, awaited }).toEqual({ state: 'processing', awaited: 'house' })
    return { from, key, id: Number(number) }
  }

  it('no longer ask for the money', async () => {
    const { from, key } = await disputed()
    expect(await read(api, `/v2/payin/magnet/info?id=${key}`, from)).toMatchObject({
      payload: { confirmed: 0, submitted: true },
    })
  })

  it.each([
    ['card', 'swiftpay/info'],
    ['card-usd', 'gex/info'],
    ['sbp', 'cascade/status'],
  ])('of %s no longer ask for the money either', async (system, path) => {
    const { from, id: player } = await registerUser(api, 'disputed')
    const { key } = await createDeposit(api, from, { system, bank: 'sber' })
    const { id } = await api.database.db
      .selectFrom('payins')
      .select('id')
      .where('player_id', '=', player)
      .executeTakeFirstOrThrow()
    expect(await decide(id, 'otherAmount')).toBe('accepted')
    expect(await read(api, `/v2/payin/${path}?id=${key}`, from)).toMatchObject({ payload: { submitted: true } })
  })

  it('that were credited have nothing left to send back', async () => {
    const { from, id } = await disputed()
    expect(await decide(id, 'paid')).toBe('accepted')
    expect(await decide(id, 'declined')).toBe('rejected')
    expect(await balanceOf(from)).toBe(1095)
  })

  it('are not decided twice, and a refused decision changes nothing', async () => {
    const { from } = await registerUser(api, 'late')
    const { key } = await createDeposit(api, from, { system: 'transfer', amount: 1094 })
    const { number } = await paymentOf(from, key)
    api.clock.fix(TEST_NOW + 15 * 60_000)
    expect(await paymentOf(from, key)).toMatchObject({ state: 'notReceived' })
    expect(await decide(Number(number), 'expired')).toBe('rejected')
    api.clock.fix(TEST_NOW + 17 * 60_000)
    expect(await paymentOf(from, key)).toMatchObject({ state: 'paid' })
  })

  it('are credited with what has arrived', async () => {
    const { from, key, id } = await disputed()
    expect(await decide(id, 'paid')).toBe('accepted')
    expect(await balanceOf(from)).toBe(1095)
    expect(await paymentOf(from, key)).toMatchObject({ state: 'paid', amount: 1095, balance_after: 1095 })
    expect(await decide(id, 'paid')).toBe('rejected')
    expect(await balanceOf(from)).toBe(1095)
  })

  it('are sent back, and disputed again if money comes again', async () => {
    const { from, key, id } = await disputed()
    expect(await decide(id, 'declined')).toBe('accepted')
    expect((await paymentOf(from, key)).steps.map(({ step }) => step).slice(-2)).toEqual(['returned', 'declined'])
    expect(await decide(id, 'otherAmount')).toBe('accepted')
    expect(await decide(id, 'paid')).toBe('accepted')
    expect(await balanceOf(from)).toBe(1095)
  })

  it('have a timeline that does not go back, even if the clock does', async () => {
    const { from, key, id } = await disputed()
    api.clock.fix(TEST_NOW - 60_000)
    await decide(id, 'paid')
    const times = (await paymentOf(from, key)).steps.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  it('are not caused by a second payment, which stays in suspense', async () => {
    const { from } = await registerUser(api, 'generous')
    const { key } = await createDeposit(api, from, { system: 'transfer' })
    api.clock.fix(TEST_NOW + 31_000)
    expect(await paymentOf(from, key)).toMatchObject({ state: 'paid' })
    const { db } = api.database
    const payin = await db.selectFrom('payins').selectAll().where('ref', '=', key).executeTakeFirstOrThrow()
    await db.transaction().execute(async (transaction) => {
      const event = { id: 'second', status: 'paid', kopecks: payin.kopecks, at: TEST_NOW + 31_000 } as const
      await applyProviderEvent(transaction, await lockPayin(transaction, payin), event)
    })
    const { kopecks } = await db
      .selectFrom('postings')
      .innerJoin('transfers', 'transfers.id', 'transfer_id')
      .select('kopecks')
      .where('destination', '=', 'suspense')
      .where('player_id', '=', payin.player_id)
      .executeTakeFirstOrThrow()
    expect({ kopecks, balance: await balanceOf(from) }).toEqual({ kopecks: 100_200, balance: 1002 })
    expect(await decide(payin.id, 'declined')).toBe('accepted')
    expect(await decide(payin.id, 'declined')).toBe('rejected')
    expect(await paymentOf(from, key)).toMatchObject({ state: 'paid', amount: 1002 })
  })
})
