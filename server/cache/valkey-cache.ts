import { Redis } from 'ioredis'
import { logLine, messageOf } from '#server/http/logging/log-line.ts'
import type { Cache } from './cache.ts'

/** A cache that answers later than this costs more than it saves. */
const TIME_LIMIT_MS = 100
/** After a failure it is left alone for so long, so that a slow one does not hold up every call. */
const PAUSE_MS = 1000
const CONNECT_TIMEOUT_MS = 1000

const PREFIX = 'cassiopeia:'

/** The cache of several processes: Valkey or Redis, by its URL or socket. It is reported when it goes down, and when it is back. */
export async function connectValkeyCache(url: string): Promise<Cache> {
  const client = new Redis(url, {
    keyPrefix: PREFIX,
    commandTimeout: TIME_LIMIT_MS,
    connectTimeout: CONNECT_TIMEOUT_MS,
    // A command that can't be sent now fails at once.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    enableAutoPipelining: true,
    retryStrategy: () => PAUSE_MS,
    lazyConnect: true,
  })
  let isDown = false
  let pausedUntil = 0

  const fail = (error: unknown) => {
    pausedUntil = performance.now() + PAUSE_MS
    if (!isDown) logLine('error', 'cacheDown', { message: messageOf(error) })
    isDown = true
  }
  // Without a listener a lost connection would end the process.
  client.on('error', fail)
  // A site also starts without it: the client goes on trying.
  await client.connect().catch(fail)

  /** Runs a command; `null` if it fails, or shortly after one has failed. */
  async function attempt<T>(command: () => Promise<T>): Promise<T | null> {
    if (performance.now() < pausedUntil) return null
    try {
      const result = await command()
      if (isDown) logLine('info', 'cacheBack', {})
      isDown = false
      return result
    } catch (error) {
      fail(error)
      return null
    }
  }

  return {
    get: (key) => attempt(() => client.get(key)),
    async set(key, value, lifeMs) {
      await attempt(() => client.set(key, value, 'PX', Math.ceil(lifeMs)))
    },
    close: () => client.disconnect(),
  }
}
