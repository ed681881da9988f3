import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'

/* Lost and slow responses on demand, by the last two digits of the amount. */

const LOST = 98
const SLOW = 99
const SLOW_MS = 10_000

/** When the response of a key was lost first. */
const firstLostAt = new Map<string, number>()
const MAX_KEYS = 1000
/** Browsers repeat a request by themselves when its connection breaks; that repeat is lost too. */
const LOST_MS = 1000

function isLost(key: string | undefined, now: number): boolean {
  if (key === undefined || firstLostAt.size > MAX_KEYS) return true
  const since = firstLostAt.get(key) ?? now
  firstLostAt.set(key, since)
  return now - since < LOST_MS
}

/** Amounts that end in 98 lose the response after the commit; a later repeat gets it. Those in 99 delay it. */
export async function disturbResponse(rubles: number, key: string | undefined, request: FastifyRequest): Promise<void> {
  const ending = rubles % 100
  if (ending === LOST && isLost(key, performance.now())) request.raw.socket.destroy()
  if (ending === SLOW) await delay(SLOW_MS)
}
