/** Where an address that came from outside may lead; `refused` leads nowhere and is reported. */
export type GuardedAddress =
  | { kind: 'route'; path: string }
  | { kind: 'external'; url: string }
  | { kind: 'refused'; reason: string }

/** Controls, spaces and backslashes: what browsers drop or turn around before they read an address. */
const controlOrBackslash = /[\p{Cc}\s\\]/u
const isWeb = (url: URL): boolean => url.protocol === 'https:' || url.protocol === 'http:'
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u

/**
 * The one guard of addresses that a response, a query parameter or a message hands to the browser. Paths of the site go
 * through the router, `https:` goes to the browser if its host is listed, everything else is refused.
 */
export function guardAddress(address: string, origin: string, hosts: readonly string[]): GuardedAddress {
  if (address === '') return { kind: 'refused', reason: 'empty' }
  if (controlOrBackslash.test(address)) return { kind: 'refused', reason: 'control character or backslash' }
  if (address.startsWith('//')) return { kind: 'refused', reason: 'no scheme' }
  if (!URL.canParse(address, origin)) return { kind: 'refused', reason: 'no address' }
  const url = new URL(address, origin)
  if (url.username !== '' || url.password !== '') return { kind: 'refused', reason: 'credentials' }
  // A `blob:` address has the origin of its page: only the scheme tells it from a path.
  if (url.origin === origin && isWeb(url)) return { kind: 'route', path: `${url.pathname}${url.search}${url.hash}` }
  if (url.protocol !== 'https:') return { kind: 'refused', reason: `scheme ${url.protocol}` }
  if (!hosts.includes(url.host)) return { kind: 'refused', reason: `host ${url.host}` }
  return { kind: 'external', url: url.href }
}

/**
 * The address of a game's frame: `http:` becomes `https:` except for loopback hosts, a path of the site stays a path,
 * anything but http(s) is refused with `null`.
 */
export function gameFrameAddress(address: string, origin: string): string | null {
  if (controlOrBackslash.test(address) || address.startsWith('//') || !URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  if (url.username !== '' || url.password !== '') return null
  if (url.origin === origin && isWeb(url)) return `${url.pathname}${url.search}${url.hash}`
  if (url.protocol === 'http:' && !loopback.test(url.hostname)) url.protocol = 'https:'
  return isWeb(url) ? url.href : null
}

/** A picture's address from the server: a path of the site or `https:`; anything else shows no picture. */
export function pictureAddress(address: string): string | null {
  if (controlOrBackslash.test(address)) return null
  return /^(?:https:\/\/|\/(?!\/))/u.test(address) ? address : null
}
