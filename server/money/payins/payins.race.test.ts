import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getStatus } from '#contract/player/status.ts'
import { codesOf, post, readAs, registerUser } from '#server/testing/accounts.ts'
import { createDeposit, requestDeposit, testCard } from '#server/testing/deposits.ts'
import { applyProviderEvent, lockPayin } from './provider-events.ts'
import { startTestApi, raceDatabase, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'

const { name, source, stop } = await raceDatabase()
afterAll(stop)

const times = <T>(count: number, run: () => Promise<T>) => Promise.all(Array.from({ length: count }, run))

describe(`deposits on ${name}`, () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  it('are created once by 50 requests with equal keys', async () => {
    const { from } = await registerUser(api, 'hasty')
    const codes = codesOf(await times(50, () => requestDeposit(api, { ...from, key: 'equal' }, { system: 'card' })))
    // The others come while the first one runs, or get its answer.
    expect(codes.filter((code) => code !== 0 && code !== 20)).toEqual([])
    expect(await requestDeposit(api, from, { system: 'card' })).toMatchObject({ code: 424 })
  })

  it('are created once by 20 requests with different keys', async () => {
    const { from } = await registerUser(api, 'hasty')
    const codes = codesOf(await times(20, () => requestDeposit(api, from, { system: 'card' })))
    expect(codes).toEqual([0, ...Array.from({ length: 19 }, () => 424)])
  })

  it('are credited once by 50 readers who let the provider act', async () => {
    const { from } = await registerUser(api, 'eager')
    await createDeposit(api, from, { system: 'transfer' })
    api.clock.fix(TEST_NOW + 60_000)
    const users = await times(50, () => readAs(api, getStatus, from))
    expect(new Set(users.map(({ balance }) => balance))).toEqual(new Set([1002]))
  })

  it('are credited once by 50 equal reports of the provider', async () => {
    const { from } = await registerUser(api, 'reported')
    const { key } = await createDeposit(api, from, { system: 'transfer', amount: 1096 })
    const { db } = api.database
    const payin = await db.selectFrom('payins').selectAll().where('ref', '=', key).executeTakeFirstOrThrow()
    const report = { id: 'equal', status: 'paid', kopecks: payin.kopecks, at: TEST_NOW } as const
    await times(50, () =>
      db
        .transaction()
        .execute(async (transaction) => applyProviderEvent(transaction, await lockPayin(transaction, payin), report)),
    )
    expect((await readAs(api, getStatus, from)).balance).toBe(1096)
  })

  it('take one of 20 submitted cards', async () => {
    const { from } = await registerUser(api, 'nervous')
    const { key } = await createDeposit(api, from, { system: 'card' })
    const codes = codesOf(
      await times(20, () => post(api, '/v2/payin/swiftpay/process', { transaction: key, ...testCard }, from)),
    )
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    // The others are too late, or above the number of attempts.
    expect(codes.filter((code) => code !== 0 && code !== 19 && code !== 2)).toEqual([])
  })
})
