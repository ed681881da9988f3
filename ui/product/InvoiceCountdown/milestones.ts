/** The only times that are announced, in seconds: at most 12 in a quarter of an hour. */
const MILESTONES = [12 * 60, 9 * 60, 6 * 60, 5 * 60, 4 * 60, 3 * 60, 2 * 60, 60, 30, 0] as const
/** How long an announcement stays, in seconds: a late tick still finds it, a page that wakes up minutes later does not. */
const WINDOW = 5

/** The milestone to announce at this time, in seconds, or `null` between milestones. */
export const milestoneAt = (seconds: number): number | null =>
  MILESTONES.find((milestone) => seconds <= milestone && seconds > milestone - WINDOW) ?? null
