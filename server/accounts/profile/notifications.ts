import { NOTIFICATIONS_PAGE } from '#contract/player/account.ts'
import type { Language } from '#contract/core/languages.ts'
import type { Bilingual } from '#server/content/shapes.ts'
import type { Database } from '#server/db/open.ts'
import { rowId } from '#server/db/row-id.ts'

/** Creates a notification for a player. `text` is HTML. */
export async function notify(
  db: Database,
  player: number,
  { title, text }: { title: Bilingual; text: Bilingual },
  now: number,
): Promise<void> {
  await db
    .insertInto('notifications')
    .values({
      player_id: player,
      title_ru: title.ru,
      title_en: title.en,
      text_ru: text.ru,
      text_en: text.en,
      created_at: new Date(now),
    })
    .execute()
}

/** Returns one page of a player's notifications, newest first. */
export async function notificationsOf(db: Database, player: number, from: number, language: Language) {
  const ownRows = db.selectFrom('notifications').where('player_id', '=', player)
  const [rows, count] = await Promise.all([
    ownRows.selectAll().orderBy('id', 'desc').offset(Math.max(0, from)).limit(NOTIFICATIONS_PAGE).execute(),
    ownRows.select((e) => e.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ])
  return {
    items: rows.map((row) => ({
      id: row.id,
      title: row[`title_${language}`],
      text: row[`text_${language}`],
      created_at: row.created_at.getTime(),
      is_read: row.read_at !== null,
    })),
    total: Number(count.total),
  }
}

/** Selects the number of the player's unread notifications. */
export const unreadCount = (db: Database, player: number) =>
  db
    .selectFrom('notifications')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('player_id', '=', player)
    .where('read_at', 'is', null)

/** Marks every notification of the player as read. */
export async function markAllRead(db: Database, player: number, now: number): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: new Date(now) })
    .where('player_id', '=', player)
    .where('read_at', 'is', null)
    .execute()
}

/** Marks a notification as read; returns `false` if the player has none with this id. */
export async function markRead(db: Database, player: number, id: number, now: number): Promise<boolean> {
  const row = await db
    .updateTable('notifications')
    .set((e) => ({ read_at: e.fn.coalesce('read_at', e.val(new Date(now))) }))
    .where('player_id', '=', player)
    .where('id', '=', rowId(id))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
