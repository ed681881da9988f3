import { isIP } from 'node:net'
import type { FastifyServerOptions } from 'fastify'

/** Whom the server believes where a request came from (`X-Forwarded-*`): so many proxies in front of it, or those at these addresses. */
export type ProxyTrust = number | readonly string[]

const MOST_PROXIES = 10
const BITS = { 4: 32, 6: 128 } as const

function isAddress(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const version = isIP(address)
  if ((version !== 4 && version !== 6) || address.includes('%') || more.length > 0) return false
  return prefix === undefined || (/^[1-9]\d{0,2}$/u.test(prefix) && Number(prefix) <= BITS[version])
}

/** Reads a number of proxies or a list of their addresses and networks; `null` for what is neither. */
export function readProxyTrust(text: string): ProxyTrust | null {
  if (/^\d+$/u.test(text)) {
    const hops = Number(text)
    return hops >= 1 && hops <= MOST_PROXIES ? hops : null
  }
  const addresses = text.split(',').map((part) => part.trim())
  return addresses.every(isAddress) ? addresses : null
}

/**
 * The same for Fastify, which believes nobody by a number alone, because it cannot tell a proxy from who asks past it: whoever sets a
 * number says that nobody reaches the port but through the proxies.
 */
export function trustOf(trust: ProxyTrust | null): NonNullable<FastifyServerOptions['trustProxy']> {
  if (trust === null) return false
  return typeof trust === 'number' ? (_, hop) => hop < trust : [...trust]
}
