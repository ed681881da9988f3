import { sql } from 'kysely'
import type { Database } from '#server/db/open.ts'

/** The size of a filled database. */
export interface FillSize {
  players: number
  /** Settled rounds with real money; each has a stake, a win and so two transfers. */
  rounds: number
}

/** What the measurements of an operator's size are made with. */
export const OPERATOR_SIZE: FillSize = { players: 200_000, rounds: 2_000_000 }

const DAYS = 30
const DAY_MS = 86_400_000
/** Every player starts with 10,000 ₽. */
const OPENING_KOPECKS = 1_000_000
const STAKE_KOPECKS = 1000
/** Multiples of a tenth of the stake, by the number of the round: 95 % come back on average. */
const WIN_KOPECKS = sql`100 * (1 + (round.i * 7) % 18)`

/** The players, their purses and the seeds of their rounds. Ids follow those that exist. */
const players = ({ players: count }: FillSize, now: number) => [
  sql`insert into players (login, login_key, password_hash, registered_at, active_at)
    select 'load-' || i, 'load-' || i, '', ${new Date(now - DAYS * DAY_MS)}, ${new Date(now)}
    from generate_series(1, ${sql.lit(count)}) as i`,
  sql`create temporary table load_players as
    select row_number() over (order by id) as i, id from players where login like 'load-%'`,
  sql`alter table load_players add primary key (i)`,
  sql`insert into play_purses (id, player_id, is_real) select 'load-' || id, id, true from load_players`,
  sql`insert into seed_pairs (purse_id, server_seed, client_seed, next_server_seed, nonce)
    select 'load-' || id, md5(id::text), 'load', md5('next' || id), 0 from load_players`,
  sql`create temporary table load_pairs as
    select load_players.i, seed_pairs.id from load_players join seed_pairs on purse_id = 'load-' || load_players.id`,
  sql`alter table load_pairs add primary key (i)`,
]

/** Rounds, each of another player, game and time, all settled. */
const rounds = ({ players: count, rounds: total }: FillSize, now: number) => [
  sql`create temporary table load_games as
    select row_number() over (order by id) - 1 as i, id, slug from games where refusal is null`,
  sql`alter table load_games add primary key (i)`,
  sql`create temporary table load_rounds as
    select round.i, 'load-' || round.i as id, load_players.id as player_id, load_pairs.id as pair_id, (round.i - 1) / ${sql.lit(count)} as nonce,
      load_games.id as game_id, slug, ${WIN_KOPECKS} as win,
      ${new Date(now)}::timestamptz - interval '1 day' * (${sql.lit(DAYS)} * (${sql.lit(total)} - round.i)::float8 / ${sql.lit(total)}) as played_at
    from generate_series(1, ${sql.lit(total)}) as round (i)
    join load_players on load_players.i = (round.i - 1) % ${sql.lit(count)} + 1
    join load_pairs on load_pairs.i = load_players.i
    join load_games on load_games.i = (round.i * 31) % (select count(*) from load_games)`,
  sql`insert into rounds (id, purse_id, game_slug, engine, seed_pair_id, nonce, bet, actions, stake_kopecks, win_kopecks, balance_after_kopecks, began_at, settled_at)
    select id, 'load-' || player_id, slug, 'cherry-row', pair_id, nonce, '{"stake":1000}', '[]', ${sql.lit(STAKE_KOPECKS)}, win, 0, played_at, played_at
    from load_rounds`,
  sql`insert into stakes (round_id, player_id, game_id, game_slug, own_kopecks, bonus_kopecks, own_win_kopecks, placed_at, settled_at)
    select id, player_id, game_id, slug, ${sql.lit(STAKE_KOPECKS)}, 0, win, played_at, played_at from load_rounds`,
  sql`update seed_pairs set nonce = played.next
    from (select pair_id, max(nonce) + 1 as next from load_rounds group by pair_id) as played where played.pair_id = seed_pairs.id`,
]

/** The ledger: an opening, a stake and a win of each round, and the purses that they add up to. */
const ledger = (now: number) => [
  sql`insert into transfers (ref, kind, player_id, made_at, own_after_kopecks, bonus_after_kopecks, held_after_kopecks, cashback_after_kopecks)
    select 'load:' || id, 'adjustment', id, ${new Date(now - DAYS * DAY_MS)}, ${sql.lit(OPENING_KOPECKS)}, 0, 0, 0 from load_players`,
  sql`insert into transfers (ref, kind, player_id, made_at, own_after_kopecks, bonus_after_kopecks, held_after_kopecks, cashback_after_kopecks)
    select 'round:' || id || part, trim(part, ':'), player_id, played_at, own - (case part when ':stake' then win else 0 end), 0, 0, 0
    from (
      select *, ${sql.lit(OPENING_KOPECKS)} + sum(win - ${sql.lit(STAKE_KOPECKS)}) over (partition by player_id order by i) as own from load_rounds
    ) as round, lateral (values (':stake'), (':win')) as parts (part) order by i, part`,
  sql`insert into postings (transfer_id, line, source, destination, kopecks)
    select transfers.id, 1,
      case kind when 'stake' then 'own' when 'win' then 'play' else 'adjustments' end,
      case kind when 'stake' then 'play' else 'own' end,
      case kind when 'stake' then ${sql.lit(STAKE_KOPECKS)} when 'win' then win else ${sql.lit(OPENING_KOPECKS)} end
    from transfers left join load_rounds on load_rounds.id = split_part(ref, ':', 2) where ref like 'load:%' or ref like 'round:load-%'`,
  sql`insert into purses (player_id, own_kopecks)
    select load_players.id, ${sql.lit(OPENING_KOPECKS)} + coalesce(sum(win - ${sql.lit(STAKE_KOPECKS)}), 0)
    from load_players left join load_rounds on player_id = load_players.id group by load_players.id`,
]

/** Rounds of one player over five years: one each half an hour. Money comes and goes again after every tenth. */
const VETERAN = { rounds: 90_000, everyMinutes: 30, roundsPerDeposit: 10, deposit: 100 }

/** Rounds of the first player, back to five years ago, each of which returns its stake. */
const veteran = (now: number) => [
  sql`create temporary table veteran_rounds as
    select round.i, 'veteran-' || round.i as id, load_players.id as player_id, load_pairs.id as pair_id, slug, load_games.id as game_id, ${sql.lit(STAKE_KOPECKS)} as win,
      ${new Date(now)}::timestamptz - interval '1 minute' * (${sql.lit(VETERAN.everyMinutes)} * (${sql.lit(VETERAN.rounds)} - round.i)) as played_at
    from generate_series(1, ${sql.lit(VETERAN.rounds)}) as round (i)
    join load_players on load_players.i = 1 join load_pairs on load_pairs.i = 1
    join load_games on load_games.i = round.i % (select count(*) from load_games)`,
  sql`insert into rounds (id, purse_id, game_slug, engine, seed_pair_id, nonce, bet, actions, stake_kopecks, win_kopecks, balance_after_kopecks, began_at, settled_at)
    select id, 'load-' || player_id, slug, 'cherry-row', pair_id, 1000000 + i, '{"stake":1000}', '[]', ${sql.lit(STAKE_KOPECKS)}, win, 0, played_at, played_at
    from veteran_rounds`,
  sql`insert into stakes (round_id, player_id, game_id, game_slug, own_kopecks, bonus_kopecks, own_win_kopecks, placed_at, settled_at)
    select id, player_id, game_id, slug, ${sql.lit(STAKE_KOPECKS)}, 0, win, played_at, played_at from veteran_rounds`,
  sql`insert into transfers (ref, kind, player_id, made_at, own_after_kopecks, bonus_after_kopecks, held_after_kopecks, cashback_after_kopecks)
    select case position when 1 then 'round:' || id || ':stake' when 2 then 'round:' || id || ':win' else 'veteran:' || i || ':' || position end,
      case position when 1 then 'stake' when 2 then 'win' else 'adjustment' end,
      player_id, played_at, case position when 1 then -win when 3 then ${sql.lit(VETERAN.deposit)} else 0 end, 0, 0, 0
    from veteran_rounds, generate_series(1, case i % ${sql.lit(VETERAN.roundsPerDeposit)} when 0 then 4 else 2 end) as position order by i, position`,
  sql`insert into postings (transfer_id, line, source, destination, kopecks)
    select transfers.id, 1,
      case when kind = 'stake' or ref like '%:4' then 'own' when kind = 'win' then 'play' else 'adjustments' end,
      case when kind = 'stake' then 'play' when ref like '%:4' then 'adjustments' else 'own' end,
      case kind when 'adjustment' then ${sql.lit(VETERAN.deposit)} else ${sql.lit(STAKE_KOPECKS)} end
    from transfers where ref like 'round:veteran-%' or ref like 'veteran:%'`,
]

/**
 * Fills a migrated and seeded PostgreSQL with players and their rounds of the last 30 days, by statements of whole tables.
 * The ledger has no contradiction afterwards. All on one connection, which has the temporary tables.
 */
export async function fillDatabase(db: Database, size: FillSize, now: number, report: (line: string) => void) {
  await db.connection().execute(async (connection) => {
    const run = async (name: string, statements: readonly ReturnType<typeof sql>[]) => {
      const startedAt = performance.now()
      for (const statement of statements) await statement.execute(connection)
      report(`filled ${name}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
    }
    await run('players', players(size, now))
    await run('rounds', rounds(size, now))
    // Before those of the others, whose transfers are then the newest.
    await run('a player of five years', veteran(now))
    await run('ledger', ledger(now))
    await run('statistics', [sql`vacuum (analyze)`])
  })
}
