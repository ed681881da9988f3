import { sql, type Transaction } from 'kysely'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { POINTS_PER_TIER, VIP_TIERS } from '#contract/lobby/levels.ts'
import { giveBonus } from '#server/accounts/bonuses/bonus-rows.ts'
import { recordEvent } from '#server/accounts/profile/account-history.ts'
import { notify } from '#server/accounts/profile/notifications.ts'
import { tierNews } from '#server/content/levels.ts'
import type { Schema } from '#server/db/schema.ts'

/** Own stakes that earn one point, each by the weight of its game. */
const KOPECKS_PER_POINT = 100 * KOPECKS_PER_RUBLE

/** A place in the VIP programme: the tier 0..17 and the points within it. */
interface TierProgress {
  level: number
  points: number
}

/** Moves on to the tiers that the points reach. The last tier gathers points without an end. */
export function climb({ level, points }: TierProgress): TierProgress {
  const needed = POINTS_PER_TIER[level]
  return needed === undefined || points < needed
    ? { level, points }
    : climb({ level: level + 1, points: points - needed })
}

/**
 * Adds the points of an own stake, weighted by its game. A new tier is recorded, announced and comes with its status
 * bonus. The caller holds the player's row.
 */
export async function addPoints(
  transaction: Transaction<Schema>,
  player: number,
  kopecks: number,
  now: number,
): Promise<void> {
  const before = await transaction
    .updateTable('players')
    .set({
      points: sql`points + (point_rest_kopecks + ${kopecks}) / ${KOPECKS_PER_POINT}`,
      point_rest_kopecks: sql`(point_rest_kopecks + ${kopecks}) % ${KOPECKS_PER_POINT}`,
    })
    .where('id', '=', player)
    .returning(['level', 'points'])
    .executeTakeFirstOrThrow()
  const after = climb(before)
  if (after.level === before.level) return
  await transaction.updateTable('players').set(after).where('id', '=', player).execute()
  for (let level = before.level + 1; level <= after.level; level += 1) {
    const rubles = VIP_TIERS[level]?.statusBonus ?? 0
    if (rubles > 0) await giveBonus(transaction, player, 'tier', now, { kopecks: rubles * KOPECKS_PER_RUBLE })
    await recordEvent(transaction, player, 'levelReached', now, String(level))
    await notify(transaction, player, tierNews(level, rubles), now)
  }
}
