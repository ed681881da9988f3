import { setTimeout as delay } from 'node:timers/promises'

/* Lost and slow responses on demand, by the last two digits of the amount. */

const LOST = 98
const SLOW = 99
const SLOW_MS = 10_000

/** When the response of a key was lost first, the newest last. */
const firstLostAt = new Map<string, number>()
/** The oldest is forgotten: the response of its next repeat would be lost again. */
const MAX_KEYS = 1000
/** Browsers repeat a request by themselves when its connection breaks; that repeat is lost too. */
const LOST_MS = 1000

/** Whether the response of a request with this key is lost now. `now` in milliseconds. */
export function isLost(key: string | undefined, now: number): boolean {
  if (key === undefined) return true
  const since = firstLostAt.get(key) ?? now
  firstLostAt.set(key, since)
  const [oldest] = firstLostAt.keys()
  if (firstLostAt.size > MAX_KEYS && oldest !== undefined) firstLostAt.delete(oldest)
  return now - since < LOST_MS
}

/** Disturbs the response to a new payment: amounts that end in 98 lose the response after the commit; a later repeat gets it. Those in 99 delay it. */
export async function disturbResponse(
  rubles: number,
  key: string | undefined,
  { raw }: { raw: { socket: { destroy(): unknown } } },
  leaveShare: () => void,
): Promise<void> {
  const ending = rubles % 100
  if (ending === LOST && isLost(key, performance.now())) raw.socket.destroy()
  if (ending !== SLOW) return
  leaveShare()
  await delay(SLOW_MS)
}
