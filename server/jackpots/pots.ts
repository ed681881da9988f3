import type { Database } from '#server/db/open.ts'
import { feedPots, type FeedingRound } from './feed.ts'

/** Kopecks as the wire writes money: rubles with at most two decimals. */
export const rubles = (kopecks: number): number => Math.round(kopecks) / 100

export interface PotTotal {
  id: number
  name_ru: string
  name_en: string
  /** Whole kopecks. */
  kopecks: number
  seed_kopecks: number
}

/** The pots as the last round has left them. */
export async function potTotals(db: Database): Promise<Map<number, PotTotal>> {
  const pots = await db.selectFrom('pots').selectAll().orderBy('id').execute()
  return new Map(pots.map((pot) => [pot.id, pot]))
}

/** Adds the stakes of rounds to the pots, and pays those that they hit. In the transaction that keeps the rounds. */
export async function addToPots(db: Database, rounds: readonly FeedingRound[]): Promise<void> {
  const games = await db.selectFrom('games').select('id').where('pot_id', 'is not', null).execute()
  const withPots = new Set(games.map(({ id }) => id))
  const feeding = rounds.filter(({ game_id }) => withPots.has(game_id))
  if (feeding.length === 0) return
  const before = [...(await potTotals(db)).values()]
  const { kopecks, hits } = feedPots(
    before.map((pot) => pot.kopecks),
    feeding,
  )
  for (const [at, { id }] of before.entries()) {
    await db
      .updateTable('pots')
      .set({ kopecks: kopecks[at] ?? 0 })
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
    .values(hits.map((hit, at) => ({ id: (last?.id ?? 0) + 1 + at, ...hit })))
    .execute()
}
