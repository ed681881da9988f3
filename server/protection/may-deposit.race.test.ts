import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerUser } from '#server/testing/accounts.ts'
import { invoiceOf, createPayin } from '#server/money/payins/create-payin.ts'
import { payinSystem } from '#server/content/payment-systems.ts'
import { bothDatabases, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { setLimit } from './change-limits.ts'
import { beginBreak } from './exclusions.ts'

const databases = await bothDatabases()
afterAll(() => Promise.all(databases.map(({ stop }) => stop())))

/* The provider is asked between the first check of a deposit and its storing, where a limit may come. */
describe.each(databases)('a deposit whose provider has agreed on $name', ({ source }) => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  const store = (player: number) => {
    const system = payinSystem('transfer')
    if (system === undefined) throw new Error('There are no transfers.')
    const invoice = invoiceOf({ player, systemId: 'transfer', system, rubles: 1002, bank: '', now: TEST_NOW })
    const recipient = { account: '1', name: '', bank: '' }
    return api.database.db
      .transaction()
      .execute((transaction) =>
        createPayin(transaction, player, invoice, { kind: 'created', recipient, nextAt: null, provider: 'sandbox' }),
      )
  }

  it('is refused by a limit of meanwhile', async () => {
    const { id } = await registerUser(api, 'interrupted')
    await setLimit(api.database.db, id, { kind: 'deposit', period: 'week', amount: 1000 }, TEST_NOW)
    await expect(store(id)).rejects.toMatchObject({ code: 600 })
  })

  it('is refused by a limit that was set after the deposit was requested', async () => {
    const { id } = await registerUser(api, 'interrupted')
    await setLimit(api.database.db, id, { kind: 'deposit', period: 'week', amount: 1000 }, TEST_NOW + 3000)
    await expect(store(id)).rejects.toMatchObject({ code: 600 })
  })

  it('is refused by a self-exclusion of meanwhile', async () => {
    const { id } = await registerUser(api, 'interrupted')
    await beginBreak(api.database.db, id, { term: 'year', password: 'for-getful' }, TEST_NOW)
    await expect(store(id)).rejects.toMatchObject({ code: 601 })
  })

  it('is stored without either', async () => {
    const { id } = await registerUser(api, 'interrupted')
    await expect(store(id)).resolves.toContain('/invoice/')
  })
})
