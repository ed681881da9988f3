import { randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { BotRound } from '#server/bots/rounds.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { pots as potContents } from '#server/seed/site-content.ts'
import { hitsOf, type FeedingRound, type PotHit } from './feed.ts'

/** Converts kopecks to rubles with at most two decimals. */
export const rubles = (kopecks: number): number => Math.round(kopecks) / 100

export interface PotTotal {
  id: number
  name_ru: string
  name_en: string
  /** Whole kopecks. */
  kopecks: number
  seed_kopecks: number
}

/** Rows of `pot_feeds`. */
const FEED_PARTS = 32

/** All that was fed to the jackpots, in kopecks; without what other transactions have not committed. */
async function readFed(db: Database): Promise<number> {
  const { fed } = await db
    .selectFrom('pot_feeds')
    .select(({ fn }) => fn.sum<string>('kopecks').as('fed'))
    .executeTakeFirstOrThrow()
  return Number(fed)
}

/** A jackpot by its row and by what was fed since, in whole kopecks. */
const totalOf = ({ id, kopecks, fed_kopecks }: Selectable<Schema['pots']>, fed: number): number =>
  kopecks + Math.floor(((fed - fed_kopecks) * (potContents[id - 1]?.share ?? 0)) / 100)

/** Returns the current jackpots by id. */
export async function potTotals(db: Database): Promise<Map<number, PotTotal>> {
  const pots = await db.selectFrom('pots').selectAll().orderBy('id').execute()
  const fed = await readFed(db)
  return new Map(pots.map((pot) => [pot.id, { ...pot, kopecks: totalOf(pot, fed) }]))
}

/**
 * Pays jackpots in full and resets them to their seeds; returns what they pay. The rows are locked before the sum is read,
 * so that of two hits the second gets what was fed after the first.
 */
async function payPots(db: Database, ids: readonly number[]): Promise<number[]> {
  const pots = await db.selectFrom('pots').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute()
  const fed = await readFed(db)
  await db
    .updateTable('pots')
    .set((e) => ({ kopecks: e.ref('seed_kopecks'), fed_kopecks: fed }))
    .where('id', 'in', ids)
    .execute()
  return pots.map((pot) => totalOf(pot, fed))
}

/**
 * Feeds the jackpots with stakes, each jackpot with its share of every stake, and pays those that a round hits. All rounds
 * must be of games with a jackpot. Locks a part of the feeds, and a hit jackpot, until the transaction ends: call it last.
 */
export async function addToPots<Round extends FeedingRound>(
  db: Database,
  rounds: readonly Round[],
): Promise<PotHit<Round>[]> {
  const kopecks = rounds.reduce((sum, round) => sum + round.stake_kopecks, 0)
  await db
    .updateTable('pot_feeds')
    .set((e) => ({ kopecks: e('kopecks', '+', kopecks) }))
    .where('part', '=', randomInt(FEED_PARTS))
    .execute()
  const wins: PotHit<Round>[] = []
  for (const round of rounds) {
    const ids = hitsOf(round).flatMap((isHit, index) => (isHit ? [index + 1] : []))
    const paid = ids.length === 0 ? [] : await payPots(db, ids)
    wins.push(...paid.map((hit) => ({ round, kopecks: hit })))
  }
  return wins
}

/** What the jackpots have to know about a bot's round. */
type FeedingBotRound = Omit<BotRound, 'win_kopecks'>

/** A bot's win as it is stored. */
export const botHit = ({ round, kopecks }: PotHit<FeedingBotRound>) => ({
  bot_id: round.bot_id,
  game_id: round.game_id,
  amount_kopecks: kopecks,
  hit_at: round.played_at,
})

/** Adds the stakes of bots to the jackpots, and publishes their hits. */
export async function addBotRoundsToPots(db: Database, rounds: readonly FeedingBotRound[]): Promise<void> {
  const games = await db.selectFrom('games').select('id').where('pot_id', 'is not', null).execute()
  const gamesWithPots = new Set(games.map(({ id }) => id))
  const feedingRounds = rounds.filter(({ game_id }) => gamesWithPots.has(game_id))
  if (feedingRounds.length === 0) return
  const hits = await addToPots(db, feedingRounds)
  if (hits.length === 0) return
  const last = await db
    .selectFrom('bot_jackpot_hits')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst()
  await db
    .insertInto('bot_jackpot_hits')
    .values(hits.map((hit, index) => ({ id: (last?.id ?? 0) + 1 + index, ...botHit(hit) })))
    .execute()
}
