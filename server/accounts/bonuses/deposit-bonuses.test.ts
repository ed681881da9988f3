import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bonusesOf, registerUser, rejection, type From } from '#server/testing/accounts.ts'
import { payDeposit } from '#server/testing/deposits.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'
import { findContradictions } from '#server/money/reconcile.ts'

const accepted = { kind: 'accepted' }
const HOUR = 60 * 60 * 1000

describe('deposit bonuses', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterEach(async () => {
    api.clock.fix(TEST_NOW)
    expect(await findContradictions(api.database.db)).toEqual([])
  })
  afterAll(() => api.stop())

  const { status, activate, welcome, giveUp } = bonusesOf(() => api)
  const idOf = async (from: From, ordinal: number) => (await welcome(from))[ordinal - 1]?.id
  const take = async (from: From, ordinal: number) => activate(from, { id: await idOf(from, ordinal) })

  it('are given at registration and wait for their deposits', async () => {
    const { from } = await registerUser(api, 'newcomer')
    expect(await welcome(from)).toMatchObject([
      { deposit: 1, percent: 300, amount: 20_000, max_amount: 20_000, min_deposit: 500, spins: 90, opens: 'deposit' },
      { deposit: 2, percent: 100, amount: 15_000, max_amount: 15_000, min_deposit: 500, spins: 60, opens: 'deposit' },
      { deposit: 3, percent: 100, amount: 15_000, max_amount: 15_000, min_deposit: 500, spins: 60, opens: 'deposit' },
    ])
    expect(await status(from)).toMatchObject({ has_bonuses: false, available_bonuses: 0 })
    expect(await take(from, 1)).toMatchObject(rejection(9))
  })

  it.each([
    [1002, 3006],
    [7002, 20_000],
  ])('give for a first deposit of %i ₽ three times as much, up to 20 000 ₽: %i ₽', async (deposit, amount) => {
    const { from } = await registerUser(api, 'depositor')
    await payDeposit(api, from, deposit)
    expect((await welcome(from))[0]).toMatchObject({ opens: 'now', amount, expires_at: TEST_NOW + 24 * HOUR })
    expect(await status(from)).toMatchObject({ available_bonuses: 1 })
    expect(await take(from, 1)).toMatchObject(accepted)
    expect(await status(from)).toMatchObject({
      balance: deposit,
      bonus_balance: amount,
      wagerbets: amount * 10,
      wagerbetsall: amount * 10,
    })
    expect((await welcome(from))[0]).toMatchObject({ state: 'active', amount, spins_left: 90 })
  })

  it('wait for 24 hours each for their own deposit, whatever is deposited later', async () => {
    const { from } = await registerUser(api, 'second')
    await payDeposit(api, from, 1002)
    expect(await take(from, 2)).toMatchObject(rejection(10))
    for (const amount of [2002, 501, 3002]) await payDeposit(api, from, amount)
    const until = TEST_NOW + 24 * HOUR
    expect(await welcome(from)).toMatchObject([
      { opens: 'now', amount: 3006, expires_at: until },
      { opens: 'now', amount: 2002, expires_at: until },
      { opens: 'now', amount: 501, expires_at: until },
    ])
    expect(await take(from, 1)).toMatchObject(accepted)
    expect(await take(from, 2)).toMatchObject(rejection(307))
    expect(await status(from)).toMatchObject({ bonus_balance: 3006 })
    expect(await giveUp(from, await idOf(from, 1))).toMatchObject(accepted)
    expect(await take(from, 2)).toMatchObject(accepted)
    expect(await status(from)).toMatchObject({ bonus_balance: 2002 })
  })

  it('can be taken for 24 hours after the deposit', async () => {
    const { from } = await registerUser(api, 'late')
    await payDeposit(api, from, 1002)
    api.clock.fix(TEST_NOW + 24 * HOUR + 1)
    expect(await take(from, 1)).toMatchObject(rejection(12))
    expect((await welcome(from))[0]).toMatchObject({ opens: 'never' })
    api.clock.fix(TEST_NOW + 24 * HOUR)
    expect(await take(from, 1)).toMatchObject(accepted)
  })

  it('are taken once per deposit', async () => {
    const { id, from } = await registerUser(api, 'twice')
    await payDeposit(api, from, 1002)
    const first = await idOf(from, 1)
    expect(await take(from, 1)).toMatchObject(accepted)
    expect(await giveUp(from, first)).toMatchObject(accepted)
    await sandbox(api, 'give', { id, offer: 'welcome-1' })
    const [again] = (await welcome(from)).filter(({ state }) => state === 'available')
    expect(await activate(from, { id: again?.id })).toMatchObject(rejection(14))
  })

  it('require a minimum and the own money of the deposit', async () => {
    const { id, from } = await registerUser(api, 'spender')
    await payDeposit(api, from, 402)
    expect(await take(from, 1)).toMatchObject({ ...rejection(15), args: [500] })
    await payDeposit(api, from, 1002)
    await sandbox(api, 'player', { id, balance: 1001.99 })
    expect(await take(from, 2)).toMatchObject(rejection(16))
    expect((await welcome(from))[1]).toMatchObject({ opens: 'balance', amount: 1002 })
    await sandbox(api, 'player', { id, balance: 1002 })
    expect(await take(from, 2)).toMatchObject(accepted)
  })

  it('are given up: the bonus money goes back, the own money stays', async () => {
    const { from } = await registerUser(api, 'quitter')
    await payDeposit(api, from, 1002)
    const id = await idOf(from, 1)
    expect(await giveUp(from, id)).toMatchObject(rejection(305))
    expect(await take(from, 1)).toMatchObject(accepted)
    expect(await giveUp(from, id)).toMatchObject(accepted)
    expect(await status(from)).toMatchObject({ balance: 1002, bonus_balance: 0, wagerbets: 0, wagerbetsall: 0 })
    expect((await welcome(from))[0]).toMatchObject({ state: 'cancelled', amount: 3006, ended_at: TEST_NOW })
    // A repeat after a lost response changes nothing.
    expect(await giveUp(from, id)).toMatchObject(accepted)
    expect(await take(from, 1)).toMatchObject(rejection(305))
    expect(await giveUp(from, 999_999)).toMatchObject(rejection(300))
  })
})
