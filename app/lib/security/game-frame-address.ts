import { ownPath, readAddress } from './address-guard.ts'

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u

/**
 * Returns the URL for a game's iframe: `http:` is upgraded to `https:` except on loopback hosts, and a site path stays
 * a path. `null` for any other scheme.
 */
export function gameFrameAddress(address: string, origin: string): string | null {
  const url = readAddress(address, origin)
  if (typeof url === 'string') return null
  const path = ownPath(url, origin)
  if (path !== null) return path
  if (url.protocol === 'http:' && !loopback.test(url.hostname)) url.protocol = 'https:'
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
}
