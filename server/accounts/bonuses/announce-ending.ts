import { bonusEndingNews } from '#server/content/bonus-news.ts'
import { notify } from '#server/accounts/profile/notifications.ts'
import type { Database } from '#server/db/open.ts'
import { announcedFrom, type EndingBonus } from './bonuses.ts'

/** Tells a player that bonuses can soon no longer be activated, once for each deadline. Returns whether there was one. */
export async function announceEnding(
  db: Database,
  player: number,
  ending: readonly EndingBonus[],
  now: number,
): Promise<boolean> {
  for (const { id, title, until } of ending) {
    await db.transaction().execute(async (transaction) => {
      // Another request may have announced it since.
      const announced = await transaction
        .updateTable('bonuses')
        .set({ ending_announced_at: new Date(now) })
        .where('id', '=', id)
        .where((row) =>
          row.or([
            row('ending_announced_at', 'is', null),
            row('ending_announced_at', '<', new Date(announcedFrom(until))),
          ]),
        )
        .returning('id')
        .executeTakeFirst()
      if (announced !== undefined) await notify(transaction, player, bonusEndingNews(title, until), now)
    })
  }
  return ending.length > 0
}
