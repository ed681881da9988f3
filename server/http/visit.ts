import { isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Visit } from '#server/accounts/sessions/sessions.ts'

const GROUPS = 8
/** Subscribers get whole /64 networks: the first four groups. */
const NETWORK_GROUPS = 4
const MAPPED = /^(?:0:){5}ffff:(?<high>[\da-f]+):(?<low>[\da-f]+)$/u

/** Expands an IPv6 address to its eight groups. */
function groupsOf(address: string): string[] {
  const [bare = ''] = address.split('%')
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const sides = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const [before = [], after = []] = sides
  return [...before, ...Array.from({ length: GROUPS - before.length - after.length }, () => '0'), ...after]
}

const bytesOf = (group: string): number[] => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]

/** A trusted proxy may add a port to the address: `8.8.4.4:1001`, `[2001:db8::1]:1001`. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[\d.]+))(?::\d+)?$/u

/**
 * Network of an address, for rate limits: an IPv4 address, or the /64 network of an IPv6 address. What is no address is
 * one network, so that invented ones share their limits.
 */
export function networkOf(reported: string): string {
  const { v4, v6 } = WITH_PORT.exec(reported)?.groups ?? {}
  const address = v4 ?? v6 ?? reported
  if (isIP(address.split('%')[0] ?? '') === 0) return 'unknown'
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const { high, low } = MAPPED.exec(groups.join(':'))?.groups ?? {}
  if (high !== undefined && low !== undefined) return [...bytesOf(high), ...bytesOf(low)].join('.')
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** The client of a request. */
export const visitOf = ({ ip, headers }: FastifyRequest): Visit => ({
  address: ip,
  network: networkOf(ip),
  agent: headers['user-agent'] ?? '',
})
