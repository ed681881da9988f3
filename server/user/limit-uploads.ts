import { retryAfter } from '#server/accounts/too-many-requests.ts'
import { Refuse } from '#server/http/refusal.ts'

/** Each holds two pictures of ten megabytes in the memory, from its first byte until they are drawn anew. */
const AT_ONCE = 8
/** One that breaks off without a word is noticed late: its player must be able to begin again meanwhile. */
const EACH = 2
const AGAIN_MS = 30_000

const TOO_MANY = 5

/** How many uploads of each player there are. */
const uploads = new Map<number, number>()
let all = 0

/**
 * Does the work of an upload where there is room for it. Who finds none is refused and does not wait: a body may take minutes to come.
 * @throws Refuse 5
 */
export async function limitUploads<T>(player: number, work: () => Promise<T>): Promise<T> {
  const own = uploads.get(player) ?? 0
  if (all >= AT_ONCE || own >= EACH) throw new Refuse(TOO_MANY, retryAfter(AGAIN_MS))
  all += 1
  uploads.set(player, own + 1)
  try {
    return await work()
  } finally {
    all -= 1
    const left = (uploads.get(player) ?? 0) - 1
    if (left > 0) uploads.set(player, left)
    else uploads.delete(player)
  }
}
