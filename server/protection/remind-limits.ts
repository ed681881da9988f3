import { OFFER_AGAIN_MS } from '#contract/play/protection-rules.ts'
import { notify } from '#server/accounts/profile/notifications.ts'
import type { Player } from '#server/accounts/profile/players.ts'
import { limitsNews } from '#server/content/protection-details.ts'
import type { Database } from '#server/db/open.ts'

/** Limits are to be reviewed every half a year. */
const REVIEW_MS = OFFER_AGAIN_MS / 2

type Reviewed = Pick<Player, 'id' | 'limits_answered_at' | 'limits_reminded_at'>

/** When a player is asked to review the limits next; `null` for never: the offer was not answered yet. */
export function reviewDueAt({ limits_answered_at: answered, limits_reminded_at: reminded }: Reviewed): number | null {
  if (answered === null) return null
  return Math.max(answered.getTime(), reminded?.getTime() ?? 0) + REVIEW_MS
}

/** Asks a player by a notification to review the limits, every half a year. Returns whether it was due. */
export async function remindOfLimits(db: Database, player: Reviewed, now: number): Promise<boolean> {
  const dueAt = reviewDueAt(player)
  if (dueAt === null || dueAt > now) return false
  await db.transaction().execute(async (transaction) => {
    // Another request may have asked since.
    const { numUpdatedRows } = await transaction
      .updateTable('players')
      .set({ limits_reminded_at: new Date(now) })
      .where('id', '=', player.id)
      .where('limits_reminded_at', 'is not distinct from', player.limits_reminded_at)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await notify(transaction, player.id, limitsNews, now)
  })
  return true
}
