import { FREE_SPIN_GAME, type BonusOffer } from '#server/content/bonuses.ts'
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
