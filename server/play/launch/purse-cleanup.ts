import type { ServerClock } from '#server/clock.ts'
import type { Database } from '#server/db/open.ts'
import { HOUR_MS, startJob } from '#server/periodic-job.ts'
import { sweepLaunches } from './launches.ts'

/** Deletes demo purses of guests whose launch has expired, a day after it was entered, or is gone. */
async function deleteAbandonedPurses(db: Database, now: number): Promise<void> {
  await sweepLaunches(db, now)
  // A purse and its launch are committed together, so one without a launch can never be reached again.
  await db
    .deleteFrom('play_purses')
    .where('player_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('launches').select('token_hash').whereRef('launches.purse_id', '=', 'play_purses.id'))),
    )
    .execute()
}

/**
 * Deletes abandoned purses of guests now and every hour, also when no game is opened. Returns a function that stops it
 * and waits for a deletion in progress.
 */
export const startPurseCleanup = (db: Database, clock: Pick<ServerClock, 'now'>): (() => Promise<void>) =>
  startJob('pursesNotDeleted', HOUR_MS, () => deleteAbandonedPurses(db, clock.now()))
