import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { registerUser } from '#server/testing/accounts.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'
import { makeTransfer, readPurses, type Posting } from './ledger.ts'
import { findContradictions } from './reconcile.ts'

const deposit = (kopecks: number): Posting => ({ source: 'clearing', destination: 'own', kopecks })
const save = (kopecks: number): Posting => ({ source: 'own', destination: 'cashback', kopecks })

describe('ledger', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  const transfer = (player: number, ref: string, ...postings: Posting[]) =>
    api.database.db.transaction().execute(async (transaction) => {
      await lockPlayerRow(transaction, player)
      return makeTransfer(transaction, { ref, kind: 'adjustment', player, now: TEST_NOW, postings })
    })

  it('moves money between purses once per ref', async () => {
    const { id } = await registerUser(api, 'saver')
    expect(await transfer(id, 'one', deposit(500))).toBe(true)
    expect(await transfer(id, 'one', deposit(500))).toBe(false)
    expect(await transfer(id, 'two', save(200), deposit(50))).toBe(true)
    expect(await readPurses(api.database.db, id)).toEqual({ own: 350, bonus: 0, held: 0, cashback: 200 })
  })

  it('refuses a transfer that would make a purse negative, as a whole', async () => {
    const { id } = await registerUser(api, 'debtor')
    await transfer(id, 'first', deposit(100))
    await expect(transfer(id, 'second', deposit(10), save(111))).rejects.toThrow('purses_own_kopecks_check')
    await expect(transfer(id, 'third', { ...deposit(1), kopecks: -1 })).rejects.toThrow('kopecks')
    expect(await readPurses(api.database.db, id)).toMatchObject({ own: 100, cashback: 0 })
  })

  it('agrees with itself after random transfers, each sent twice', async () => {
    const purses = ['own', 'bonus', 'cashback', 'clearing', 'play'] as const
    const posting = fc
      .record({ source: fc.constantFrom(...purses), destination: fc.constantFrom(...purses), kopecks: fc.nat(50) })
      .filter(({ source, destination, kopecks }) => source !== destination && kopecks > 0)
    const { id } = await registerUser(api, 'busy')
    let count = 0
    await fc.assert(
      fc.asyncProperty(fc.array(posting, { minLength: 1, maxLength: 3 }), async (postings) => {
        count += 1
        for (const ref of [`random ${count}`, `random ${count}`]) {
          const before = await readPurses(api.database.db, id)
          // A transfer without cover is refused and changes nothing.
          await transfer(id, ref, ...postings).catch(async () =>
            expect(await readPurses(api.database.db, id)).toEqual(before),
          )
        }
      }),
      { numRuns: 100 },
    )
    // The bonus purse was filled without a bonus, which one check rightly reports.
    expect((await findContradictions(api.database.db)).filter((line) => !line.startsWith('only an active'))).toEqual([])
    await sql`delete from postings where transfer_id in (select id from transfers where ref like 'random%')`.execute(
      api.database.db,
    )
    expect((await findContradictions(api.database.db)).join(' ')).toContain('a transfer has postings')
    await sql`delete from transfers where ref like 'random%'`.execute(api.database.db)
    expect((await findContradictions(api.database.db)).join(' ')).toContain('the sum of its postings')
    await sql`delete from purses where player_id = ${id}`.execute(api.database.db)
  })
})
