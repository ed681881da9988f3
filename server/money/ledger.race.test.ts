import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { registerUser } from '#server/testing/accounts.ts'
import { startTestApi, TEST_NOW, raceDatabase, type TestApi } from '#server/testing/test-api.ts'
import { runLedgerCheck } from './ledger-check.ts'
import { makeTransfer, readPurses } from './ledger.ts'

const MINUTE = 60_000

const { name, source, stop } = await raceDatabase()
afterAll(stop)

describe(`ledger on ${name}`, () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(source)
  })
  afterAll(() => api.stop())

  const adjustment = (player: number, kopecks: number) => ({
    ref: `adjustment:${player}:${kopecks}`,
    kind: 'adjustment' as const,
    player,
    now: TEST_NOW,
    postings: [{ source: 'clearing', destination: 'own', kopecks }] as const,
  })

  it('credits one of 50 equal transfers in parallel', async () => {
    const { id: player } = await registerUser(api, 'lucky')
    const credit = () =>
      api.database.db.transaction().execute(async (transaction) => {
        await lockPlayerRow(transaction, player)
        return makeTransfer(transaction, adjustment(player, 100))
      })
    const made = await Promise.all(Array.from({ length: 50 }, credit))
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await readPurses(api.database.db, player)).toMatchObject({ own: 100 })
  })

  // PGlite has one connection, so nothing can be checked while a transaction is open.
  it.runIf(source.kind === 'postgres')('is checked whole, also if two processes check it within a second', async () => {
    const { db } = api.database
    const [{ id: player }, { id: other }] = [await registerUser(api, 'slow'), await registerUser(api, 'quick')]
    const isMade = Promise.withResolvers<void>()
    const isSeen = Promise.withResolvers<void>()
    const open = db.transaction().execute(async (transaction) => {
      await lockPlayerRow(transaction, player)
      await makeTransfer(transaction, adjustment(player, 100))
      await transaction.updateTable('purses').set({ own_kopecks: 99 }).where('player_id', '=', player).execute()
      isMade.resolve()
      await isSeen.promise
    })
    await isMade.promise
    await db.transaction().execute(async (transaction) => {
      await lockPlayerRow(transaction, other)
      await makeTransfer(transaction, adjustment(other, 100))
    })
    await runLedgerCheck(db, TEST_NOW)
    await runLedgerCheck(db, TEST_NOW + 1000)
    isSeen.resolve()
    await open
    const contradictions = vi.spyOn(console, 'error').mockReturnValue()
    await runLedgerCheck(db, TEST_NOW + MINUTE)
    expect(contradictions.mock.calls.flat().filter((line) => String(line).includes('a stored purse'))).toHaveLength(1)
    contradictions.mockRestore()
    await db.updateTable('purses').set({ own_kopecks: 100 }).where('player_id', '=', player).execute()
  })

  it.runIf(source.kind === 'postgres')('is left to the process that is checking it', async () => {
    const { db } = api.database
    await db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('ledger_checks').selectAll().forUpdate().execute()
      await runLedgerCheck(db, TEST_NOW + 2 * MINUTE)
    })
  })
})
