import type { Database } from '#server/db/open.ts'
import { feedPots, type FeedingRound } from './feed.ts'

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

/** Adds stakes to the jackpots and pays hits. Call it in the transaction that inserts the rounds. */
export async function addToPots(db: Database, rounds: readonly FeedingRound[]): Promise<void> {
  const games = await db.selectFrom('games').select('id').where('pot_id', 'is not', null).execute()
  const gamesWithPots = new Set(games.map(({ id }) => id))
  const feedingRounds = rounds.filter(({ game_id }) => gamesWithPots.has(game_id))
  if (feedingRounds.length === 0) return
  const before = [...(await potTotals(db)).values()]
  const { kopecks, hits } = feedPots(
    before.map((pot) => pot.kopecks),
    feedingRounds,
  )
  for (const [index, { id }] of before.entries()) {
    await db
      .updateTable('pots')
      .set({ kopecks: kopecks[index] ?? 0 })
      .where('id', '=', id)
      .execute()
  }
  if (hits.length === 0) return
  const last = await db
    .selectFrom('jackpot_hits')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst()
  await db
    .insertInto('jackpot_hits')
    .values(hits.map((hit, index) => ({ id: (last?.id ?? 0) + 1 + index, ...hit })))
    .execute()
}
