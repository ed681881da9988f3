import { isIP } from 'node:net'
import type { FastifyServerOptions } from 'fastify'

/** Proxies trusted for `X-Forwarded-*`: a number of hops, or a list of addresses and networks. */
export type ProxyTrust = number | readonly string[]

const MAX_HOPS = 10
const BITS = { 4: 32, 6: 128 } as const

function isAddress(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if ((version !== 4 && version !== 6) || address.includes('%') || rest.length > 0) return false
  return prefix === undefined || (/^[1-9]\d{0,2}$/u.test(prefix) && Number(prefix) <= BITS[version])
}

/** Parses a number of hops or a list of addresses and networks; `null` if neither. */
export function readProxyTrust(text: string): ProxyTrust | null {
  if (/^\d+$/u.test(text)) {
    const hops = Number(text)
    return hops >= 1 && hops <= MAX_HOPS ? hops : null
  }
  const addresses = text.split(',').map((part) => part.trim())
  return addresses.every(isAddress) ? addresses : null
}

/**
 * Converts the setting for Fastify. With a number, the port must only be reachable through the proxies, because hops
 * cannot be verified.
 */
export function trustOf(trust: ProxyTrust | null): NonNullable<FastifyServerOptions['trustProxy']> {
  if (trust === null) return false
  return typeof trust === 'number' ? (_, hop) => hop < trust : [...trust]
}
