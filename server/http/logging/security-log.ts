import { channel, subscribe } from 'node:diagnostics_channel'
import { isIPv4 } from 'node:net'

/** Events that reveal an attack on accounts. */
export type SecurityEvent =
  | 'loginFailed'
  | 'blockedLogin'
  | 'newNetwork'
  | 'passwordChanged'
  | 'rateLimited'
  | 'recoveryFinished'
  | 'recoveryStarted'

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

/** Publishes a security event. Logins and contacts are not logged, and networks are shortened. */
export function logSecurityEvent(event: SecurityEvent, { playerId, network }: SecuritySubject): void {
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
