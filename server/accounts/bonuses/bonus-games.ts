import { FREE_SPIN_GAME, type BonusOffer } from '#server/content/bonuses.ts'
import { engines } from '#games/registry.ts'
import type { Database } from '#server/db/open.ts'
import type { BonusRow } from './bonus-rows.ts'

/**
 * Why the active bonus allows no real play of a game. `freeSpins`: free spins of another game are left. `excluded`: the
 * bonus cannot be wagered in this game.
 */
export type GameRefusal = 'freeSpins' | 'excluded'

/** Why the active bonus allows no real play of a game; `null` if it does. */
export function gameRefusal(
  { spins_left }: Pick<BonusRow, 'spins_left'>,
  { games }: Pick<BonusOffer, 'games'>,
  slug: string,
): GameRefusal | null {
  if (spins_left > 0) return slug === FREE_SPIN_GAME ? null : 'freeSpins'
  return games.length > 0 && !games.includes(slug) ? 'excluded' : null
}

/** More than are shown, because a device may not offer all of them. */
const MAX_WAGER_GAMES = 12
/** Enough of the most played games to find so many slots among them. */
const PLAYED_MOST = 100

/** The most played games that wager a bonus in full. Free spins have their own game, and an offer may have, too. */
export async function wagerGames(
  db: Database,
  { spins_left }: Pick<BonusRow, 'spins_left'>,
  { games }: Pick<BonusOffer, 'games'>,
): Promise<readonly string[]> {
  if (spins_left > 0) return [FREE_SPIN_GAME]
  if (games.length > 0) return games
  const rows = await db
    .selectFrom('games')
    .select(['slug', 'engine'])
    .where('refusal', 'is', null)
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(PLAYED_MOST)
    .execute()
  return rows
    .filter(({ engine }) => engines[engine].facts.contribution === 100)
    .slice(0, MAX_WAGER_GAMES)
    .map(({ slug }) => slug)
}
