import { errorCode } from '#contract/errors/codes.ts'
import { retryAfter } from '#server/accounts/limits/too-many-requests.ts'
import { Rejection } from '#server/http/rejection.ts'

/** Each upload holds two images of up to 10 MB in memory until they are re-encoded. */
const MAX_UPLOADS = 4
/** Two, because a silently lost connection is detected late and the player must be able to retry. */
const MAX_PER_PLAYER = 2
const RETRY_AFTER_MS = 30_000

/** Active uploads per player. */
const uploads = new Map<number, number>()
let total = 0

/**
 * Runs an upload if there is a free slot. Rejects instead of queueing, because a body may take minutes to arrive.
 * @throws Rejection 5
 */
export async function limitUploads<T>(player: number, work: () => Promise<T>): Promise<T> {
  const playerUploads = uploads.get(player) ?? 0
  if (total >= MAX_UPLOADS || playerUploads >= MAX_PER_PLAYER)
    throw new Rejection(errorCode.tooManyRequests, retryAfter(RETRY_AFTER_MS))
  total += 1
  uploads.set(player, playerUploads + 1)
  try {
    return await work()
  } finally {
    total -= 1
    const remaining = (uploads.get(player) ?? 0) - 1
    if (remaining > 0) uploads.set(player, remaining)
    else uploads.delete(player)
  }
}
