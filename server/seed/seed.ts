import { createHash, randomBytes } from 'node:crypto'
import { MAX_ID } from '#server/db/row-id.ts'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { moscowDay } from '#contract/core/moscow-calendar.ts'
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { Database } from '#server/db/open.ts'
import { lockContentCreation } from '#server/db/content-lock.ts'
import type { Schema } from '#server/db/schema.ts'
import { potTotals } from '#server/jackpots/pots.ts'
import { botNicknames } from './nicknames.ts'
import { deleteGoneFavourites, keepGameIds, readRuns } from './kept-content.ts'
import { potHistory, type PotState } from './pot-history.ts'
import { gameRows, botRounds, tournamentRows, type SeedOptions } from './rows.ts'
import { builtInContent, siteContent } from '#server/content/current.ts'
import { pots } from './site-content.ts'
import { spreadMotifs } from './spread-motifs.ts'
import { recountScores } from '#server/tournaments/scores.ts'
import { providers } from './titles.ts'

/** Increase when the seed content changes: older databases are then seeded again. */
const CONTENT_VERSION = 9

/** The version of the content: that of an operator's own catalogue follows from its text. */
function contentVersion(): number {
  const { games } = siteContent()
  if (games === builtInContent.games) return CONTENT_VERSION
  const hash = createHash('sha256')
    .update(JSON.stringify([CONTENT_VERSION, games]))
    .digest()
  return hash.readUInt32BE(0) % MAX_ID
}

/** PostgreSQL allows 65,535 parameters per statement. */
const ROWS_PER_INSERT = 1000

/** Seeded tables and tables with user data, each in deletion order for foreign keys. */
const SEEDED_TABLES = [
  'tournament_scores',
  'tournament_bots',
  'tournament_prizes',
  'tournament_games',
  'bot_jackpot_hits',
  'bot_rounds',
  'bots',
  'games',
  'providers',
  'pots',
  'tournaments',
  'seeded_content',
  'bot_state',
] as const
export const USER_TABLES = [
  'outbox',
  'verifications',
  'verification_turns',
  'favourites',
  'identity_documents',
  'player_settings',
  'notifications',
  'account_events',
  'stakes',
  'bonuses',
  'provider_events',
  'payout_steps',
  'payouts',
  'wallets',
  'turnover',
  'payin_steps',
  'suspense_decisions',
  'payins',
  'postings',
  'transfers',
  'purses',
  'promo_codes_used',
  'idempotency_keys',
  'player_sessions',
  'passkey_challenges',
  'passkeys',
  'recovery_codes',
  'second_factors',
  'sign_in_tickets',
  'trusted_devices',
  'player_addresses',
  'social_tickets',
  'social_identities',
  'launches',
  'rounds',
  'seed_pairs',
  'play_purses',
  'play_sessions',
  'player_limits',
  'excluded_contacts',
  'exclusions',
  'awards',
  'players',
  'player_versions',
  'limits',
  'challenges_used',
  'support_messages',
] as const

type SeededGame = ReturnType<typeof gameRows>[number]

async function deleteAll(db: Kysely<Schema>, tables: readonly (keyof Schema)[]): Promise<void> {
  for (const table of tables) await db.deleteFrom(table).execute()
}

async function insertAll<Table extends 'games' | 'bot_rounds' | 'tournament_bots'>(
  db: Transaction<Schema>,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + ROWS_PER_INSERT))
      .execute()
  }
}

/** Jackpot wins kept when content is seeded again: three times what the winners page shows. */
const MAX_KEPT_HITS = 90

/**
 * Reads the current jackpots and recent wins, which survive a new seed. Bots and games get new ids with it; wins of those
 * that are gone are dropped.
 */
async function readPots(db: Kysely<Schema>, games: readonly SeededGame[], now: number): Promise<PotState> {
  const totals = await potTotals(db)
  const gameIds = new Map(games.map(({ slug, id }) => [slug, id]))
  const botIds = new Map(botNicknames.map((nick, index) => [nick, index + 1]))
  const hits = await db
    .selectFrom('bot_jackpot_hits')
    .innerJoin('games', 'games.id', 'bot_jackpot_hits.game_id')
    .innerJoin('bots', 'bots.id', 'bot_jackpot_hits.bot_id')
    .select(['bots.nick', 'games.slug', 'amount_kopecks', 'hit_at'])
    .where('hit_at', '<=', new Date(now))
    .orderBy('hit_at', 'desc')
    .orderBy('bot_jackpot_hits.id', 'desc')
    .limit(MAX_KEPT_HITS)
    .execute()
  const keptHits = hits.toReversed().flatMap(({ nick, slug, ...hit }) => {
    const [bot_id, game_id] = [botIds.get(nick), gameIds.get(slug)]
    return bot_id === undefined || game_id === undefined ? [] : [{ ...hit, bot_id, game_id }]
  })
  return { kopecks: [...totals.values()].map(({ kopecks }) => kopecks), hits: keptHits }
}

async function insertContent(
  db: Transaction<Schema>,
  options: SeedOptions,
  {
    games,
    calendar,
    existingPots,
    lastRound,
  }: {
    games: readonly SeededGame[]
    calendar: Parameters<typeof tournamentRows>[2]
    existingPots: PotState | null
    lastRound: number
  },
): Promise<void> {
  const gamesWithPots = games.filter(({ pot_id }) => pot_id !== null).map(({ id }) => id)
  const potState = existingPots ?? potHistory(options.seed, gamesWithPots, options.now)
  const seededTournaments = tournamentRows(options, games, calendar)
  await db
    .insertInto('providers')
    .values(providers.map(([name_ru, name_en], index) => ({ id: index + 1, name_ru, name_en })))
    .execute()
  await insertAll(db, 'games', spreadMotifs(games, new Set(siteContent().slides.map(({ scene }) => scene))))
  await db
    .insertInto('pots')
    .values(
      pots.map(({ name, seed }, index) => ({
        id: index + 1,
        name_ru: name.ru,
        name_en: name.en,
        seed_kopecks: seed * KOPECKS_PER_RUBLE,
        kopecks: potState.kopecks[index] ?? seed * KOPECKS_PER_RUBLE,
        fed_kopecks: sql<number>`(select sum(kopecks) from pot_feeds)`,
      })),
    )
    .execute()
  await db
    .insertInto('bots')
    .values(botNicknames.map((nick, index) => ({ id: index + 1, nick })))
    .execute()
  const rounds = botRounds(options, games, seededTournaments)
  await insertAll(
    db,
    'bot_rounds',
    rounds.map((round) => ({ ...round, id: lastRound + round.id })),
  )
  if (potState.hits.length > 0) {
    await db
      .insertInto('bot_jackpot_hits')
      .values(potState.hits.map((hit, index) => ({ id: index + 1, ...hit })))
      .execute()
  }
  await db
    .insertInto('tournaments')
    .values(seededTournaments.map(({ row }) => row))
    .execute()
  await db
    .insertInto('tournament_games')
    .values(seededTournaments.flatMap((entry) => entry.games))
    .execute()
  await db
    .insertInto('tournament_prizes')
    .values(seededTournaments.flatMap((entry) => entry.prizes))
    .execute()
  await insertAll(
    db,
    'tournament_bots',
    seededTournaments.flatMap((entry) => entry.bots),
  )
  await recountScores(db)
}

/** Ids of bots' rounds are public: they go on, so that a link never leads to another round. */
async function lastRoundId(db: Kysely<Schema>): Promise<number> {
  const { id } = await db
    .selectFrom('bot_rounds')
    .select(({ fn }) => fn.max<number | null>('id').as('id'))
    .executeTakeFirstOrThrow()
  return id ?? 0
}

/**
 * Reads whether the content is current, and whether its jackpots are kept, as they are for the same seed, and its calendar
 * of tournaments. A clock that was set back by days needs other content: rounds and tournaments of the future are none.
 */
async function readSeedState(db: Database, { now, seed, games }: SeedOptions) {
  const state = await db.selectFrom('seeded_content').selectAll().executeTakeFirst()
  const today = new Date(moscowDay(now).from).toISOString()
  const count = games ?? 0
  const keepsPots = state?.seed === seed
  const keepsCalendar = keepsPots && state.seeded_on <= today
  const isFresh = keepsCalendar && state.content_version === contentVersion() && state.game_count === count
  return { isFresh, seededOn: keepsCalendar ? state.seeded_on : today, count, keepsPots, keepsCalendar }
}

/** Removes dead rows, and lets queries be planned for the rows that there are. */
export const vacuumContent = (db: Database) =>
  sql`vacuum (analyze) ${sql.join([...SEEDED_TABLES, ...USER_TABLES].map((table) => sql.table(table)))}`.execute(db)

/**
 * Seeds the content if it is missing, of another version or from other options; returns whether it did. From then on bots
 * and the calendar of tournaments keep it current. Of players' data only favourites of games that are gone are deleted.
 */
export async function seedContent(db: Database, options: SeedOptions): Promise<boolean> {
  if ((await readSeedState(db, options)).isFresh) return false
  await db.transaction().execute(async (transaction) => {
    await lockContentCreation(transaction)
    const { isFresh, seededOn, count, keepsPots, keepsCalendar } = await readSeedState(transaction, options)
    if (isFresh) return
    const games = await keepGameIds(transaction, gameRows(options))
    const runs: Awaited<ReturnType<typeof readRuns>> = keepsCalendar ? await readRuns(transaction) : new Map()
    const calendar = { seededOn: Date.parse(seededOn), runs }
    const existingPots = keepsPots ? await readPots(transaction, games, options.now) : null
    const lastRound = await lastRoundId(transaction)
    await deleteAll(transaction, SEEDED_TABLES)
    await insertContent(transaction, options, { games, calendar, existingPots, lastRound })
    await deleteGoneFavourites(transaction)
    await transaction
      .insertInto('seeded_content')
      .values({
        id: 1,
        seeded_on: seededOn,
        seed: options.seed,
        game_count: count,
        content_version: contentVersion(),
      })
      .execute()
    await transaction
      .insertInto('bot_state')
      .values({
        id: 1,
        played_until: new Date(options.now),
        secret: options.botSecret ?? randomBytes(32).toString('hex'),
      })
      .execute()
  })
  await vacuumContent(db)
  return true
}

/** Deletes user data and seeds the content again. */
export async function resetContent(db: Database, options: Omit<SeedOptions, 'games'>): Promise<void> {
  const state = await db.selectFrom('seeded_content').select('game_count').executeTakeFirst()
  await db
    .transaction()
    .execute((transaction) => deleteAll(transaction, [...USER_TABLES, 'seeded_content', 'bot_state']))
  await seedContent(db, { ...options, games: state?.game_count || null })
}
