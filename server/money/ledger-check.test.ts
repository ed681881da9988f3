import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { registerUser } from '#server/testing/accounts.ts'
import { sandbox } from '#server/testing/sandbox.ts'
import { seededMemory, startTestApi, TEST_NOW, type TestApi } from '#server/testing/test-api.ts'
import { checkAllPlayers, reportLastCheck, runLedgerCheck } from './ledger-check.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

describe('the check of the ledger', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi(seededMemory())
  })
  afterAll(() => api.stop())

  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const messages = () => logged.mock.calls.flat().map(String)
  afterEach(() => logged.mockClear())

  const state = () => api.database.db.selectFrom('ledger_checks').selectAll().executeTakeFirstOrThrow()
  const check = (now = TEST_NOW) => runLedgerCheck(api.database.db, now)
  /** The second run checks the transfers that the first one has seen. */
  const checkTwice = async (now: number) => {
    await check(now)
    await check(now + MINUTE_MS)
  }

  /** A player whose money has moved; `isBroken` changes the purse without the ledger. */
  async function movePlayer(isBroken: boolean): Promise<number> {
    const { id } = await registerUser(api, 'moved')
    await sandbox(api, 'player', { id, balance: 10 })
    if (isBroken) await shift(id, 1)
    return id
  }
  const shift = (id: number, kopecks: number) =>
    api.database.db
      .updateTable('purses')
      .set((e) => ({ own_kopecks: e('own_kopecks', '+', kopecks) }))
      .where('player_id', '=', id)
      .execute()

  const found = async () => (await state()).contradictions

  it('checks everyone once a day, and logs each contradiction', async () => {
    const id = await movePlayer(true)
    await check()
    expect(messages().filter((line) => line.includes(`\\"player_id\\":${id},`))).toHaveLength(1)
    expect(await state()).toMatchObject({ contradictions: 1, next_player: null })
    // The player's own transfer is looked at with the second run, and then nothing is left for the day.
    await check(TEST_NOW + DAY_MS - 1)
    expect(await found()).toBe(2)
    await check(TEST_NOW + DAY_MS - 1)
    expect(await found()).toBe(2)
    await check(TEST_NOW + DAY_MS)
    expect(await found()).toBe(1)
    await reportLastCheck(api.database.db)
    expect(messages().at(-1)).toContain('npm run ledger')
    await shift(id, -1)
    await check(TEST_NOW + 2 * DAY_MS)
    expect(await found()).toBe(0)
  })

  it('checks a player whose money has moved with the second run, when its transaction has ended', async () => {
    await check(TEST_NOW + 2 * DAY_MS)
    const id = await movePlayer(true)
    await check(TEST_NOW + 2 * DAY_MS + MINUTE_MS)
    expect(await found()).toBe(0)
    await check(TEST_NOW + 2 * DAY_MS + 2 * MINUTE_MS)
    expect(await found()).toBe(1)
    await shift(id, -1)
  })

  it('goes through all players in pieces after the given one', async () => {
    const id = await movePlayer(true)
    const lines: string[] = []
    const last: number[] = []
    await checkAllPlayers(api.database.db, 0, (player, contradictions) => {
      last.push(player)
      lines.push(...contradictions)
    })
    expect(lines).toHaveLength(1)
    expect(last).toEqual([id])
    await checkAllPlayers(api.database.db, id, () => expect.unreachable('No player comes after the last one.'))
    await shift(id, -1)
  })

  it('ends a piece after 10,000 transfers', async () => {
    const ids = [await movePlayer(false), await movePlayer(false), await movePlayer(false)]
    const { rows } = await sql<{ id: number }>`
      insert into transfers (player_id, kind, ref, made_at)
      select ${ids[0]}, 'sandbox', 'piece:' || n, now() from generate_series(1, 10000) as n returning id
    `.execute(api.database.db)
    const last: number[] = []
    await checkAllPlayers(api.database.db, (ids[0] ?? 0) - 1, (player) => last.push(player))
    expect(last).toEqual([ids[0], ids[2]])
    await sql`delete from transfers where id = any(${rows.map(({ id }) => id)})`.execute(api.database.db)
  })

  /** Adds to the posting of a player's transfer, the newest or an earlier one. */
  const forge = (id: number, index: number, kopecks: number) =>
    sql`update postings set kopecks = kopecks + ${kopecks} where transfer_id = (
      select id from transfers where player_id = ${id} order by id desc limit 1 offset ${index}
    )`.execute(api.database.db)

  it('names a transfer that was changed: a new one at once, an earlier one with the next full check', async () => {
    const { id } = await registerUser(api, 'forged')
    await sandbox(api, 'player', { id, balance: 10 })
    await checkTwice(TEST_NOW + 3 * DAY_MS)
    expect(await found()).toBe(0)
    await sandbox(api, 'player', { id, balance: 20 })
    await forge(id, 0, 1)
    await checkTwice(TEST_NOW + 3 * DAY_MS + 2 * MINUTE_MS)
    expect(messages().at(-1)).toContain('a transfer leaves what the one before has left')
    expect(messages().at(-1)).toContain('adjustment')
    expect(await found()).toBe(1)

    await forge(id, 0, -1)
    await forge(id, 1, 1)
    await sandbox(api, 'player', { id, balance: 30 })
    await checkTwice(TEST_NOW + 3 * DAY_MS + 4 * MINUTE_MS)
    expect(await found()).toBe(1)
    logged.mockClear()
    await check(TEST_NOW + 4 * DAY_MS)
    const { ref } = await api.database.db
      .selectFrom('transfers')
      .select('ref')
      .where('player_id', '=', id)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    expect(messages().filter((line) => line.includes(ref))).toHaveLength(1)
    await forge(id, 2, -1)
  })

  it('fills the balances of transfers that are older than the columns', async () => {
    const { id } = await registerUser(api, 'earlier')
    await sandbox(api, 'player', { id, balance: 10 })
    await sandbox(api, 'player', { id, balance: 25 })
    const balances = () =>
      api.database.db
        .selectFrom('transfers')
        .select(['own_after_kopecks', 'held_after_kopecks'])
        .where('player_id', '=', id)
        .orderBy('id')
        .execute()
    const stored = await balances()
    expect(stored.map(({ own_after_kopecks: own }) => own)).toEqual([1000, 2500])
    await sql`update transfers set own_after_kopecks = null, held_after_kopecks = null where player_id = ${id}`.execute(
      api.database.db,
    )
    await check(TEST_NOW + 6 * DAY_MS)
    expect(await balances()).toEqual(stored)
  })
})
