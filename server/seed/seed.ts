import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { Database } from '#server/db/open.ts'
import { lockContentCreation } from '#server/db/content-lock.ts'
import type { Schema } from '#server/db/schema.ts'
import { potTotals } from '#server/jackpots/pots.ts'
import { botNicknames } from './nicknames.ts'
import { potHistory, type PotsSoFar } from './pot-history.ts'
import { gameRows, houseRounds, startOfDay, tournamentRows, type SeedOptions } from './rows.ts'
import { KOPECKS, pots } from './site-content.ts'
import { providers } from './titles.ts'

/** Grows when the seeds change: an older database is then filled anew. */
const CONTENT_VERSION = 4
/** PostgreSQL takes 65,535 parameters a statement. */
const ROWS_PER_INSERT = 1000

/** What is seeded, and what people have left: each in an order in which nothing points at what is gone. */
const SEEDED = [
  'tournament_players',
  'tournament_prizes',
  'tournament_games',
  'jackpot_hits',
  'house_rounds',
  'house_players',
  'games',
  'providers',
  'pots',
  'tournaments',
  'sandbox_state',
] as const
const LEFT_BY_PEOPLE = [
  'outbox',
  'verifications',
  'verification_turns',
  'favourites',
  'player_rounds',
  'player_papers',
  'player_settings',
  'notifications',
  'account_events',
  'bonuses',
  'promo_codes_used',
  'done_once',
  'player_sessions',
  'player_addresses',
  'social_tickets',
  'social_identities',
  'players',
  'limits',
  'challenges_used',
  'support_messages',
  'play_rounds',
  'play_sessions',
] as const

async function empty(db: Kysely<Schema>, tables: readonly (keyof Schema)[]): Promise<void> {
  for (const table of tables) await db.deleteFrom(table).execute()
}

async function insertAll<Table extends 'games' | 'house_rounds' | 'tournament_players'>(
  db: Transaction<Schema>,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) {
    await db
      .insertInto(table)
      .values(rows.slice(at, at + ROWS_PER_INSERT))
      .execute()
  }
}

/** How many hits are kept over a night: three times what the page of the winners shows. */
const KEPT_HITS = 90

/** The pots and who has hit them, as rounds have left them: a new day takes nothing out of a pot and forgets no winner. */
async function potsSoFar(db: Kysely<Schema>, now: number): Promise<PotsSoFar> {
  const totals = await potTotals(db)
  const hits = await db
    .selectFrom('jackpot_hits')
    .select(['player_id', 'game_id', 'amount_kopecks', 'hit_at'])
    .where('hit_at', '<=', new Date(now))
    .orderBy('hit_at', 'desc')
    .orderBy('id', 'desc')
    .limit(KEPT_HITS)
    .execute()
  return { kopecks: [...totals.values()].map(({ kopecks }) => kopecks), hits: hits.toReversed() }
}

async function fill(db: Transaction<Schema>, options: SeedOptions, held: PotsSoFar | null): Promise<void> {
  const games = gameRows(options)
  const withPots = games.filter(({ pot_id }) => pot_id !== null).map(({ id }) => id)
  const soFar = held ?? potHistory(options.seed, withPots, options.now)
  const entered = tournamentRows(options, games)
  await db
    .insertInto('providers')
    .values(providers.map(([name_ru, name_en], at) => ({ id: at + 1, name_ru, name_en })))
    .execute()
  await insertAll(db, 'games', games)
  await db
    .insertInto('pots')
    .values(
      pots.map(({ name, seed }, at) => ({
        id: at + 1,
        name_ru: name.ru,
        name_en: name.en,
        seed_kopecks: seed * KOPECKS,
        kopecks: soFar.kopecks[at] ?? seed * KOPECKS,
      })),
    )
    .execute()
  await db
    .insertInto('house_players')
    .values(botNicknames.map((nick, at) => ({ id: at + 1, nick })))
    .execute()
  await insertAll(db, 'house_rounds', houseRounds(options, games, entered))
  if (soFar.hits.length > 0) {
    await db
      .insertInto('jackpot_hits')
      .values(soFar.hits.map((hit, at) => ({ id: at + 1, ...hit })))
      .execute()
  }
  await db
    .insertInto('tournaments')
    .values(entered.map(({ row }) => row))
    .execute()
  await db
    .insertInto('tournament_games')
    .values(entered.flatMap((entry) => entry.games))
    .execute()
  await db
    .insertInto('tournament_prizes')
    .values(entered.flatMap((entry) => entry.prizes))
    .execute()
  await insertAll(
    db,
    'tournament_players',
    entered.flatMap((entry) => entry.players),
  )
}

/** What is there of the content, and whether it is what is wanted. */
async function standing(db: Database, { now, seed, games }: SeedOptions) {
  const state = await db.selectFrom('sandbox_state').selectAll().executeTakeFirst()
  const seededOn = new Date(startOfDay(now)).toISOString()
  const count = games ?? 0
  // What rounds have made of these seeds goes on with them.
  const goesOn = state?.content_version === CONTENT_VERSION && state.seed === seed
  const isFresh = goesOn && state.seeded_on === seededOn && state.game_count === count
  return { isFresh, seededOn, count, goesOn }
}

/**
 * Makes the content where it is missing, older than today, or made from another seed: tournaments and winners lie around
 * now. What players did (`play_…`) is never touched.
 */
export async function seedContent(db: Database, options: SeedOptions): Promise<void> {
  if ((await standing(db, options)).isFresh) return
  await db.transaction().execute(async (transaction) => {
    await lockContentCreation(transaction)
    const { isFresh, seededOn, count, goesOn } = await standing(transaction, options)
    if (isFresh) return
    const held = goesOn ? await potsSoFar(transaction, options.now) : null
    await empty(transaction, SEEDED)
    await fill(transaction, options, held)
    await transaction
      .insertInto('sandbox_state')
      .values({
        id: 1,
        seeded_on: seededOn,
        seed: options.seed,
        game_count: count,
        content_version: CONTENT_VERSION,
        house_played_until: new Date(options.now),
      })
      .execute()
  })
  // The embedded database does neither by itself: without it the rows of every day before stay on its
  // disk, and queries are planned for empty tables.
  await sql`vacuum (analyze) ${sql.join([...SEEDED, ...LEFT_BY_PEOPLE].map((table) => sql.table(table)))}`.execute(db)
}

/** Everything as on the first day: what people did is gone, and the content is made anew. */
export async function resetContent(db: Database, options: Omit<SeedOptions, 'games'>): Promise<void> {
  const state = await db.selectFrom('sandbox_state').select('game_count').executeTakeFirst()
  await empty(db, [...LEFT_BY_PEOPLE, 'sandbox_state'])
  await seedContent(db, { ...options, games: state?.game_count || null })
}
