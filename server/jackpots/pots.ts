import { sql } from 'kysely'
import type { BotRound } from '#server/bots/rounds.ts'
import type { Database } from '#server/db/open.ts'
import { feedPots, type FeedingRound, type PotHit } from './feed.ts'

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

/** Returns the current jackpots by id. */
export async function potTotals(db: Database): Promise<Map<number, PotTotal>> {
  const pots = await db.selectFrom('pots').selectAll().orderBy('id').execute()
  return new Map(pots.map((pot) => [pot.id, pot]))
}

/**
 * Adds stakes to the jackpots. All rounds must be of games with a jackpot. Resets jackpots that are hit to their seeds,
 * and returns the hits. Locks the jackpots until the transaction ends: call it last, because all players wait for that
 * lock.
 */
export async function addToPots<Round extends FeedingRound>(
  db: Database,
  rounds: readonly Round[],
): Promise<PotHit<Round>[]> {
  const before = await db.selectFrom('pots').select(['id', 'kopecks']).orderBy('id').forUpdate().execute()
  const { kopecks, hits } = feedPots(
    before.map((pot) => pot.kopecks),
    rounds,
  )
  const after = before.map(({ id }, index) => ({ id, kopecks: kopecks[index] ?? 0 }))
  await sql`
    update pots set kopecks = after.kopecks
    from json_to_recordset(${JSON.stringify(after)}) as after (id integer, kopecks bigint) where pots.id = after.id
  `.execute(db)
  return hits
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
