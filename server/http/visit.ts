import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Visit } from '#server/accounts/sessions.ts'

const GROUPS = 8
/** Whoever has one address of IPv6 has all that begin with these groups. */
const NETWORK_GROUPS = 4
const MAPPED = /^(?:0:){5}ffff:(?<high>[\da-f]+):(?<low>[\da-f]+)$/u

/** An IPv6 address in one way of writing, with all its groups. */
function groupsOf(address: string): string[] {
  const [bare = ''] = address.split('%')
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::')
  const written = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const [before = [], after = []] = written
  return [...before, ...Array.from({ length: GROUPS - before.length - after.length }, () => '0'), ...after]
}

const bytesOf = (group: string): number[] => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]

/** What is counted against who is at an address: IPv4 is itself however it is written, IPv6 is the network that a house has. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const { high, low } = MAPPED.exec(groups.join(':'))?.groups ?? {}
  if (high !== undefined && low !== undefined) return [...bytesOf(high), ...bytesOf(low)].join('.')
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}

/** From where somebody asks, and with what. */
export const visitOf = ({ ip, headers }: FastifyRequest): Visit => ({
  address: ip,
  place: networkOf(ip),
  agent: headers['user-agent'] ?? '',
})
