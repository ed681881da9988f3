import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { registerUser } from '#server/testing/accounts.ts'
import { startTestApi, TEST_NOW, seededMemory, type TestApi } from '#server/testing/test-api.ts'
import { testRuns } from '#contract/testing/test-runs.ts'
import {
  fillBalances,
  makeTransfer,
  postingBetween,
  readOwnAfter,
  readOwnBefore,
  readPurses,
  type Posting,
} from './ledger.ts'
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

  it('reads the balances that all postings add up to, of transfers before the columns once they are filled in', async () => {
    const { db } = api.database
    const players = [(await registerUser(api, 'old')).id, (await registerUser(api, 'new')).id] as const
    const balances = [0, 0]
    const expected = new Map<string, { player: number; before: number; after: number }>()
    const move = fc.record({ index: fc.nat(1), kopecks: fc.integer({ min: -50, max: 99 }) })
    const run = async ({ index, kopecks }: typeof move extends fc.Arbitrary<infer Move> ? Move : never) => {
      const [player, before] = [players[index] ?? 0, balances[index] ?? 0]
      const after = Math.max(0, before + kopecks)
      const posting = postingBetween('own', 'adjustments', { before, after })
      if (posting === null) return
      const ref = `balance ${expected.size}`
      await transfer(player, ref, posting)
      balances[index] = after
      expected.set(ref, { player, before, after })
    }
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 12 }), async (moves) => {
        for (const one of moves) await run(one)
        // Transfers of the version before have no balance.
        await sql`update transfers set own_after_kopecks = null, held_after_kopecks = null where ref like 'balance %' and id % 3 = 0`.execute(
          db,
        )
        await fillBalances(db, players)
        const befores = await readOwnBefore(db, [...expected.keys()])
        for (const [ref, { player, before, after }] of [...expected].slice(-20))
          expect([await readOwnAfter(db, player, ref), befores.get(ref)]).toEqual([after, before])
      }),
      { numRuns: testRuns(100, 15) },
    )
    expect(await findContradictions(db, players)).toEqual([])
    expect(await readOwnAfter(db, players[0], 'none')).toBeNull()
    await sql`update transfers set own_after_kopecks = null where ref = 'balance 0'`.execute(db)
    expect(await readOwnAfter(db, expected.get('balance 0')?.player ?? 0, 'balance 0')).toBeNull()
    expect(await readOwnBefore(db, ['balance 0', 'none'])).toEqual(new Map([['balance 0', null]]))
  })
})
