import { POINTS_PER_TIER } from '#contract/levels.ts'

/** The points of the tiers that lie behind: what a player shows is these and those inside the tier (`spec §9`). */
export const pointsBefore = (level: number): number =>
  POINTS_PER_TIER.slice(0, Math.max(0, level)).reduce<number>((sum, points) => sum + points, 0)
