import { ownPath, readAddress } from './address-guard.ts'

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u

/**
 * The address of a game's frame: `http:` becomes `https:` except for loopback hosts, a path of the site stays a path,
 * anything but http(s) is refused with `null`.
 */
export function gameFrameAddress(address: string, origin: string): string | null {
  const url = readAddress(address, origin)
  if (typeof url === 'string') return null
  const path = ownPath(url, origin)
  if (path !== null) return path
  if (url.protocol === 'http:' && !loopback.test(url.hostname)) url.protocol = 'https:'
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
}
