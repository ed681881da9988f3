/** Where an address that came from outside may lead; `refused` leads nowhere and is reported. */
export type GuardedAddress =
  | { kind: 'route'; path: string }
  | { kind: 'external'; url: string }
  | { kind: 'refused'; reason: string }

/** Controls, spaces and backslashes: what browsers drop or turn around before they read an address. */
const controlOrBackslash = /[\p{Cc}\s\\]/u

/** The path of an address of the site, `null` for another. A `blob:` address has the origin of its page. */
export const ownPath = (url: URL, origin: string): string | null =>
  url.origin === origin && url.protocol !== 'blob:' ? url.pathname + url.search + url.hash : null

/** What an address says, or why it says nothing that could be followed. */
export function readAddress(address: string, origin: string): URL | string {
  if (address === '') return 'empty'
  if (controlOrBackslash.test(address)) return 'control character or backslash'
  if (!URL.canParse(address, origin)) return 'no address'
  const url = new URL(address, origin)
  if (url.username !== '' || url.password !== '') return 'credentials'
  // What is left of `/.//host` without its dots would be followed to that host.
  if (address.startsWith('//') || ownPath(url, origin)?.startsWith('//') === true) return 'no scheme'
  return url
}

/**
 * The one guard of addresses that a response, a query parameter or a message hands to the browser. Paths of the site go
 * through the router, `https:` goes to the browser if its host is listed, everything else is refused.
 */
export function guardAddress(address: string, origin: string, hosts: readonly string[]): GuardedAddress {
  const url = readAddress(address, origin)
  if (typeof url === 'string') return { kind: 'refused', reason: url }
  const path = ownPath(url, origin)
  if (path !== null) return { kind: 'route', path }
  if (url.protocol !== 'https:') return { kind: 'refused', reason: `scheme ${url.protocol}` }
  if (!hosts.includes(url.host)) return { kind: 'refused', reason: `host ${url.host}` }
  return { kind: 'external', url: url.href }
}

/** A picture's address from the server: a path of the site or `https:`; anything else shows no picture. */
export function pictureAddress(address: string): string | null {
  if (controlOrBackslash.test(address)) return null
  return /^(?:https:\/\/|\/(?!\/))/u.test(address) ? address : null
}
