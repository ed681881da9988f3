import * as z from 'zod/mini'
import type { Cache } from '#server/cache/cache.ts'
import type { ServerClock } from '#server/clock.ts'
import { readJson } from '#server/cache/read-json.ts'
import { PreparedResponse } from './prepared-response.ts'

/** How old a response may be. */
const CACHE_MS = 2000

/** When a response was read, by the system time and by the clock that the sandbox can set. */
const Age = { readAt: z.number(), now: z.number() }
const Shared = z.object({ ...Age, text: z.string() })

/**
 * Returns a function that prepares the response of a key at most every two seconds, and gives it to all callers. The text is
 * shared with the other processes; each keeps it compressed.
 */
export function createResponseCache(cache: Cache, clock: ServerClock) {
  const entries = new Map<string, { readAt: number; now: number; response: Promise<PreparedResponse> }>()

  // The sandbox can set the clock in both directions.
  const isFresh = (entry: { readAt: number; now: number }) =>
    clock.systemNow() - entry.readAt < CACHE_MS && Math.abs(clock.now() - entry.now) < CACHE_MS

  return (key: string, prepare: (now: number) => Promise<PreparedResponse>): Promise<PreparedResponse> => {
    const known = entries.get(key)
    if (known !== undefined && isFresh(known)) return known.response
    const age = { readAt: clock.systemNow(), now: clock.now() }
    const sharedKey = `response:${key}`
    const load = async () => {
      const shared = readJson(Shared, await cache.get(sharedKey))
      if (shared !== null && isFresh(shared)) {
        Object.assign(entry, { readAt: shared.readAt, now: shared.now })
        return new PreparedResponse(shared.text)
      }
      const response = await prepare(age.now)
      await cache.set(sharedKey, JSON.stringify({ ...age, text: response.text }), CACHE_MS)
      return response
    }
    const entry = { ...age, response: load() }
    entries.set(key, entry)
    // A failure is not cached.
    entry.response.catch(() => entries.delete(key))
    return entry.response
  }
}
