import { NOTIFICATIONS_PAGE } from '#contract/account.ts'
import type { Language } from '#contract/languages.ts'
import type { Bilingual } from '#server/content/shapes.ts'
import type { Database } from '#server/db/open.ts'
import { rowId } from '#server/db/row-id.ts'

/** Tells a player something that stays until it is read. `text` is HTML. */
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

/** A page of a player's notifications, the newest first. */
export async function notificationsOf(db: Database, player: number, from: number, language: Language) {
  const mine = db.selectFrom('notifications').where('player_id', '=', player)
  const [rows, counted] = await Promise.all([
    mine.selectAll().orderBy('id', 'desc').offset(Math.max(0, from)).limit(NOTIFICATIONS_PAGE).execute(),
    mine.select((e) => e.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ])
  return {
    items: rows.map((row) => ({
      id: row.id,
      title: row[`title_${language}`],
      text: row[`text_${language}`],
      created_at: row.created_at.getTime(),
      is_read: row.read_at !== null,
    })),
    total: Number(counted.total),
  }
}

/** Whether something of a player is not read yet. */
export async function hasUnread(db: Database, player: number): Promise<boolean> {
  const row = await db
    .selectFrom('notifications')
    .select('id')
    .where('player_id', '=', player)
    .where('read_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Marks one as read; whether the player has one of that number. */
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
