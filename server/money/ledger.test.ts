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

  it('reads the balance that all postings add up to, whether transfers know theirs or not', async () => {
    const players = [(await registerUser(api, 'old')).id, (await registerUser(api, 'new')).id] as const
    const balances = [0, 0]
    const expected = new Map<string, { player: number; before: number; after: number }>()
    const step = fc.oneof(
      fc.record({ kind: fc.constant('moved' as const), index: fc.nat(1), kopecks: fc.integer({ min: -50, max: 99 }) }),
      // Transfers of the version before have no balance.
      fc.record({ kind: fc.constant('forgotten' as const), share: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ kind: fc.constant('filled' as const), index: fc.nat(1) }),
    )
    const run = async (action: typeof step extends fc.Arbitrary<infer Step> ? Step : never) => {
      if (action.kind === 'forgotten')
        await sql`update transfers set own_after_kopecks = null where ref like 'balance %' and id % ${action.share} = 0`.execute(
          api.database.db,
        )
      else if (action.kind === 'filled') await fillBalances(api.database.db, [players[action.index] ?? 0])
      else {
        const [player, before] = [players[action.index] ?? 0, balances[action.index] ?? 0]
        const after = Math.max(0, before + action.kopecks)
        const ref = `balance ${expected.size}`
        if (after === before) return
        const postings = [postingBetween('own', 'adjustments', { before, after })].filter((posting) => posting !== null)
        await transfer(player, ref, ...postings)
        balances[action.index] = after
        expected.set(ref, { player, before, after })
      }
    }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        for (const action of steps) await run(action)
        for (const [ref, { player, before, after }] of [...expected].slice(-20)) {
          expect(await readOwnAfter(api.database.db, player, ref)).toBe(after)
          expect(await readOwnBefore(api.database.db, player, [ref])).toBe(before)
        }
      }),
      { numRuns: testRuns(100, 15) },
    )
    await fillBalances(api.database.db, players)
    const { rows } = await sql`
      select id from transfers where ref like 'balance %' and (own_after_kopecks is null or held_after_kopecks is null)
    `.execute(api.database.db)
    expect(rows).toEqual([])
    expect(await findContradictions(api.database.db, players)).toEqual([])
    expect(await readOwnAfter(api.database.db, players[0], 'none')).toBeNull()
  })
})
