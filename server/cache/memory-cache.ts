import type { Cache } from './cache.ts'

/** A status has about a kilobyte. */
const MAX_ENTRIES = 20_000

/** The cache of one process. When it is full, the oldest entry makes room. */
export function createMemoryCache(): Cache {
  const entries = new Map<string, { value: string; expiresAt: number }>()
  return {
    get(key) {
      const entry = entries.get(key)
      return Promise.resolve(entry !== undefined && Date.now() < entry.expiresAt ? entry.value : null)
    },
    set(key, value, lifeMs) {
      // At the end of the order, as a new one.
      entries.delete(key)
      const [oldest] = entries.keys()
      if (entries.size >= MAX_ENTRIES && oldest !== undefined) entries.delete(oldest)
      entries.set(key, { value, expiresAt: Date.now() + lifeMs })
      return Promise.resolve()
    },
    close: () => undefined,
  }
}
