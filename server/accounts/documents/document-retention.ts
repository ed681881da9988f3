import type { ServerClock } from '#server/clock.ts'
import type { Database } from '#server/db/open.ts'
import { HOUR_MS, startJob } from '#server/periodic-job.ts'

const DAY = 24 * 60 * 60_000

/** Deletes images after their retention period. A player who still waits for the review can upload again. */
async function deleteExpiredDocuments(db: Database, retentionDays: number, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const deleted = await transaction
      .deleteFrom('identity_documents')
      .where('sent_at', '<=', new Date(now - retentionDays * DAY))
      .returning('player_id')
      .execute()
    if (deleted.length === 0) return
    await transaction
      .updateTable('players')
      .set({ documents_sent_at: null })
      .where(
        'id',
        'in',
        deleted.map(({ player_id }) => player_id),
      )
      .where('verified_at', 'is', null)
      .execute()
  })
}

/** Deletes expired images now and every hour. Returns a function that stops it and waits for a deletion in progress. */
export const startRetention = (
  db: Database,
  retentionDays: number,
  clock: Pick<ServerClock, 'now'>,
): (() => Promise<void>) =>
  startJob('documentsNotDeleted', HOUR_MS, () => deleteExpiredDocuments(db, retentionDays, clock.now()))
