import { createKeyedSemaphore, createSemaphore } from '#server/limits/semaphore.ts'
import { tooManyRequests } from '#server/limits/too-many-requests.ts'

/** Each upload holds two images of up to 10 MB in memory until they are re-encoded. */
const MAX_UPLOADS = 4
/** Two, because a silently lost connection is detected late and the player must be able to retry. */
const MAX_PER_PLAYER = 2
const RETRY_AFTER_MS = 30_000

/** Rejects instead of queueing, because a body may take minutes to arrive. */
const withoutQueue = { maxWaiting: 0, full: () => tooManyRequests({ refillMs: RETRY_AFTER_MS }) }
const withSlot = createSemaphore({ limit: MAX_UPLOADS, ...withoutQueue })
const withPlayerSlot = createKeyedSemaphore({ limit: MAX_PER_PLAYER, ...withoutQueue })

/** Runs an upload if there is a free slot. @throws Rejection 5 */
export const limitUploads = <T>(player: number, work: () => Promise<T>): Promise<T> =>
  withPlayerSlot(player, () => withSlot(work))
