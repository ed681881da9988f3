import type { Database } from '#server/db/open.ts'

const DAY = 24 * 60 * 60_000

/** Deletes images after their retention period. A player who still waits for the review can upload again. */
export async function deleteExpiredDocuments(db: Database, retentionDays: number, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom('player_papers')
      .where('sent_at', '<=', new Date(now - retentionDays * DAY))
      .returning('player_id')
      .execute()
    if (deleted.length === 0) return
    await transaction
      .updateTable('players')
      .set({ papers_sent_at: null })
      .where(
        'id',
        'in',
        deleted.map(({ player_id }) => player_id),
      )
      .where('verified_at', 'is', null)
      .execute()
  })
}
