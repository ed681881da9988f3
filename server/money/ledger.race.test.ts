import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { registerUser } from '#server/testing/accounts.ts'
import { startTestApi, TEST_NOW, raceDatabase, type TestApi } from '#server/testing/test-api.ts'
import { makeTransfer, readPurses } from './ledger.ts'

const { name, source, stop } = await raceDatabase()
afterAll(stop)

describe(`ledger on ${name}`, () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  it('credits one of 50 equal transfers in parallel', async () => {
    const { id: player } = await registerUser(api, 'lucky')
    const credit = () =>
      api.database.db.transaction().execute(async (transaction) => {
        await lockPlayerRow(transaction, player)
        return makeTransfer(transaction, {
          ref: 'adjustment:1',
          kind: 'adjustment',
          player,
          now: TEST_NOW,
          postings: [{ source: 'clearing', destination: 'own', kopecks: 100 }],
        })
      })
    const made = await Promise.all(Array.from({ length: 50 }, credit))
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await readPurses(api.database.db, player)).toMatchObject({ own: 100 })
  })
})
