import { channel, subscribe } from 'node:diagnostics_channel'
import { isIPv4 } from 'node:net'

/** Failures, which an attacker can repeat at will. */
const FAILURES = [
  'challengeFailed',
  'limitExhausted',
  'loginFailed',
  'passkeyRejected',
  'providerEventRejected',
  'rateLimited',
  'wrongCode',
  'wrongCurrentPassword',
] as const

/** Events that reveal an attack on accounts. */
export type SecurityEvent =
  | (typeof FAILURES)[number]
  | 'blockedLogin'
  | 'loggedIn'
  | 'newNetwork'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'passwordChanged'
  | 'recoveryFinished'
  | 'recoveryStarted'
  | 'registered'
  | 'secondFactorDisabled'
  | 'secondFactorEnabled'

/** The player, if known, and the network of the request (`networkOf`). */
export interface SecuritySubject {
  playerId?: number | undefined
  network?: string
}

const CHANNEL = 'cassiopeia:security'
const events = channel(CHANNEL)

const NETWORK_GROUPS = 3
const IPV6_NETWORK = /^(?<groups>(?:[\da-f]+:){4}):\/64$/u

/** Shortens a network to /24 or /48, because a full address is personal data. */
function shorten(network: string): string {
  if (isIPv4(network)) return network.replace(/\d+$/u, '0/24')
  const groups = IPV6_NETWORK.exec(network)?.groups?.['groups']
  return groups === undefined ? 'unknown' : `${groups.split(':').slice(0, NETWORK_GROUPS).join(':')}::/48`
}

const failures: ReadonlySet<SecurityEvent> = new Set(FAILURES)
/** A failure is logged at most once in this time per network (or player without one), so that a flood of requests is no flood of lines. */
const INTERVAL_MS = 1000
/** Bounds the memory of `loggedAt`. */
const MAX_SOURCES = 1000
/** Time of the last line by failure and source. */
const loggedAt = new Map<string, number>()

function isRepeated(event: SecurityEvent, source: string): boolean {
  const key = `${event} ${source}`
  const last = loggedAt.get(key)
  if (last !== undefined && performance.now() - last < INTERVAL_MS) return true
  if (loggedAt.size >= MAX_SOURCES) loggedAt.clear()
  loggedAt.set(key, performance.now())
  return false
}

/** Publishes a security event. Logins and contacts are not logged, networks are shortened, floods of failures are cut. */
export function logSecurityEvent(event: SecurityEvent, { playerId, network }: SecuritySubject): void {
  if (failures.has(event) && isRepeated(event, network ?? String(playerId))) return
  events.publish({
    time: new Date().toISOString(),
    log: 'security',
    event,
    playerId,
    network: network === undefined ? undefined : shorten(network),
  })
}

/** Writes all further security events of the process as JSON lines. */
export function writeSecurityLog(log: { write(line: string): unknown }): void {
  subscribe(CHANNEL, (message) => void log.write(`${JSON.stringify(message)}\n`))
}
