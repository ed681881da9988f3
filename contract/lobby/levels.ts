/** Points from tier n to n + 1 (`spec §9`). */
export const POINTS_PER_TIER = [
  5, 20, 105, 270, 1000, 2200, 4500, 4800, 5100, 6000, 6000, 9000, 9000, 9000, 9000, 12_000, 20_000,
] as const
/** The VIP table multiplies the points above by this factor. */
export const TABLE_POINT_FACTOR = 4
export const TIERS_PER_LEVEL = 3
/** The six levels in order; the app translates their names. */
export const VIP_LEVELS = ['newbie', 'amateur', 'regular', 'experienced', 'professional', 'legend'] as const
/** First levels with a VIP manager and with a birthday bonus (`spec §2, §9`). */
export const VIP_MANAGER_FROM = 4
export const BIRTHDAY_BONUS_FROM = 2
/** Birthday bonus of each level in rubles; 0 is none. */
export const BIRTHDAY_BONUSES = [0, 500, 1000, 2000, 5000, 10_000] as const

/** A tier of the VIP programme: cashback in percent, status bonus in rubles, points of the table. */
export interface VipTier {
  cashback: number
  statusBonus: number
  points: number
}

const tier = (cashback: number, statusBonus: number, points: number): VipTier => ({ cashback, statusBonus, points })

/** The 18 tiers in order; the player's `level` is an index into this list. */
export const VIP_TIERS: readonly VipTier[] = [
  tier(0, 0, 0),
  tier(3, 100, 20),
  tier(5, 400, 80),
  tier(10, 1500, 420),
  tier(15, 3000, 1080),
  tier(20, 10_000, 4000),
  tier(25, 20_000, 8800),
  tier(30, 30_000, 18_000),
  tier(32, 30_000, 19_200),
  tier(34, 30_000, 20_400),
  tier(36, 30_000, 24_000),
  tier(38, 30_000, 24_000),
  tier(40, 30_000, 36_000),
  tier(42, 30_000, 36_000),
  tier(44, 30_000, 36_000),
  tier(46, 30_000, 36_000),
  tier(48, 30_000, 48_000),
  tier(50, 50_000, 80_000),
]

/** A level of the VIP programme. */
export type VipLevel = 1 | 2 | 3 | 4 | 5 | 6
export const isVipLevel = (level: number): level is VipLevel => Number.isInteger(level) && level >= 1 && level <= 6

/** The VIP level 1..6 and the tier 1..3 of a player's `level` 0..17. */
export function vipPlace(level: number): { level: number; tier: number } {
  return { level: Math.floor(level / TIERS_PER_LEVEL) + 1, tier: (level % TIERS_PER_LEVEL) + 1 }
}
