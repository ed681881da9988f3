import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { HISTORY_PAGE } from '#contract/money/history.ts'
import { openDatabase } from '#server/db/open.ts'
import { raceDatabase, TEST_NOW } from '#server/testing/test-api.ts'
import { readBets } from './bets.ts'

const ROUNDS = 3000

const { source, stop } = await raceDatabase()
afterAll(stop)

describe.runIf(source.kind === 'postgres')('a page of bets', () => {
  it(`reads the rounds that it shows alone, of ${ROUNDS} in a month, with one plan for all players`, async () => {
    const { db, close } = await openDatabase(source)
    const { id: player } = await db
      .insertInto('players')
      .values({
        login: 'heavy',
        login_key: 'heavy',
        password_hash: '',
        registered_at: new Date(TEST_NOW),
        active_at: new Date(TEST_NOW),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`insert into play_purses (id, player_id, is_real) values ('heavy', ${player}, true)`.execute(db)
    await sql`insert into seed_pairs (purse_id, server_seed, client_seed, next_server_seed, nonce) values ('heavy', 'a', 'b', 'c', 0)`.execute(
      db,
    )
    await sql`
      insert into rounds (id, purse_id, game_slug, engine, seed_pair_id, nonce, bet, actions, stake_kopecks, win_kopecks, balance_after_kopecks, began_at, settled_at)
      select 'heavy-' || i, 'heavy', 'cherry-row', 'cherry-row', seed_pairs.id, i, '{}', '[]', 1000, 0, 0, ${new Date(TEST_NOW)}, ${new Date(TEST_NOW)}
      from seed_pairs, generate_series(1, ${sql.lit(ROUNDS)}) as i where purse_id = 'heavy'`.execute(db)
    await sql`
      insert into stakes (round_id, player_id, game_id, game_slug, own_kopecks, bonus_kopecks, placed_at, settled_at)
      select id, ${player}, 1, game_slug, 1000, 0, began_at, settled_at from rounds where purse_id = 'heavy'`.execute(
      db,
    )
    await sql`vacuum analyze`.execute(db)
    await db.transaction().execute(async (transaction) => {
      await sql`set local plan_cache_mode = force_generic_plan`.execute(transaction)
      const countRead = async () => {
        const { rows } = await sql<{ count: number }>`
          select idx_tup_fetch as count from pg_stat_xact_user_tables where relname = 'rounds'`.execute(transaction)
        return rows[0]?.count ?? 0
      }
      const before = await countRead()
      const history = { player, month: 0, after: '', language: 'en', now: TEST_NOW, game: '' } as const
      const { items, next } = await readBets(transaction, history)
      expect(await readBets(transaction, { ...history, after: next })).toMatchObject({ bet_total: null })
      expect(items).toHaveLength(HISTORY_PAGE)
      expect((await countRead()) - before).toBe(2 * (HISTORY_PAGE + 1))
    })
    await close()
  })
})
