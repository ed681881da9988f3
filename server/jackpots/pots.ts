import type { Database } from '#server/db/open.ts'

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

/** The pots as they stand now. They grow by the clock, as if there were stakes in their games: no real one goes into them, and no round wins them. */
export async function potTotals(db: Database, now: number): Promise<Map<number, PotTotal>> {
  const pots = await db.selectFrom('pots').selectAll().orderBy('id').execute()
  return new Map(
    pots.map(({ id, name_ru, name_en, seed_kopecks, base_kopecks, kopecks_per_second, counted_at }) => {
      const seconds = Math.max(0, (now - counted_at.getTime()) / 1000)
      const kopecks = Math.floor(base_kopecks + seconds * kopecks_per_second)
      return [id, { id, name_ru, name_en, seed_kopecks, kopecks }]
    }),
  )
}
