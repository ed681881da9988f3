import type { ServerClock } from '#server/clock.ts'
import type { PreparedResponse } from './prepared-response.ts'

/** How old a response may be. */
const CACHE_MS = 2000

/** Returns a function that prepares the response of a key at most every two seconds, and gives it to all callers. */
export function createResponseCache(clock: ServerClock) {
  const cache = new Map<string, { readAt: number; now: number; response: Promise<PreparedResponse> }>()
  return (key: string, prepare: (now: number) => Promise<PreparedResponse>): Promise<PreparedResponse> => {
    const readAt = clock.systemNow()
    const now = clock.now()
    const entry = cache.get(key)
    // The sandbox can set the clock in both directions.
    if (entry !== undefined && readAt - entry.readAt < CACHE_MS && Math.abs(now - entry.now) < CACHE_MS)
      return entry.response
    const response = prepare(now)
    cache.set(key, { readAt, now, response })
    // A failure is not cached.
    response.catch(() => cache.delete(key))
    return response
  }
}
