import { POINTS_PER_TIER } from '#contract/lobby/levels.ts'

/** Total points of the completed tiers. The displayed total adds the points within the current tier (`spec §9`). */
export const pointsBefore = (level: number): number =>
  POINTS_PER_TIER.slice(0, Math.max(0, level)).reduce<number>((sum, points) => sum + points, 0)
