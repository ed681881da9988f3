import { isCardPage } from '#contract/lobby/pages.ts'

/** The decision on an untrusted URL. A `rejected` URL is not followed and is reported. */
export type GuardedAddress =
  | { kind: 'route'; path: string }
  | { kind: 'external'; url: string }
  | { kind: 'rejected'; reason: string }

/** Characters that browsers strip or convert to `/` before they parse a URL. */
const controlOrBackslash = /[\p{Cc}\s\\]/u

/** The path of a same-origin URL, otherwise `null`. `blob:` is excluded, because it has the origin of its page. */
export const ownPath = (url: URL, origin: string): string | null =>
  url.origin === origin && url.protocol !== 'blob:' ? url.pathname + url.search + url.hash : null

/** Parses an untrusted URL. Returns the `URL`, or the reason for rejecting it as a string. */
export function readAddress(address: string, origin: string): URL | string {
  if (address === '') return 'empty'
  if (controlOrBackslash.test(address)) return 'control character or backslash'
  if (!URL.canParse(address, origin)) return 'no address'
  const url = new URL(address, origin)
  if (url.username !== '' || url.password !== '') return 'credentials'
  // `/.//host` normalises to `//host`, which would navigate to that host.
  if (address.startsWith('//') || ownPath(url, origin)?.startsWith('//') === true) return 'no scheme'
  return url
}

/** The origin of the site. The server does not know it: there, links are paths. */
export const siteOrigin = (): string => globalThis.window?.location.origin ?? 'http://site.invalid'

/**
 * Checks a URL from a response, a query parameter or a message before navigation. Site paths go to the router, `https:`
 * URLs of `hosts` to the browser; everything else is rejected.
 */
export function guardAddress(address: string, origin: string, hosts: readonly string[]): GuardedAddress {
  const url = readAddress(address, origin)
  if (typeof url === 'string') return { kind: 'rejected', reason: url }
  const path = ownPath(url, origin)
  if (path !== null) return { kind: 'route', path }
  if (url.protocol !== 'https:') return { kind: 'rejected', reason: `scheme ${url.protocol}` }
  if (!hosts.includes(url.host)) return { kind: 'rejected', reason: `host ${url.host}` }
  return { kind: 'external', url: url.href }
}

/** Where a payment continues. A `document` is a path of the site that needs a full load. */
export type PaymentAddress = GuardedAddress | { kind: 'document'; path: string }

/** The simulated bank is served as documents of its own, and a card page starts without the scripts of other pages. */
const needsDocument = (path: string): boolean => path.startsWith('/psp/') || isCardPage(path)

/** Like `guardAddress`, for an address that a payment names. */
export function guardPaymentAddress(address: string, origin: string, hosts: readonly string[]): PaymentAddress {
  const target = guardAddress(address, origin, hosts)
  return target.kind === 'route' && needsDocument(target.path) ? { ...target, kind: 'document' } : target
}

/** Returns an image URL from the server if it is a site path or `https:`, otherwise `null`. */
export function pictureAddress(address: string): string | null {
  if (controlOrBackslash.test(address)) return null
  return /^(?:https:\/\/|\/(?!\/))/u.test(address) ? address : null
}
