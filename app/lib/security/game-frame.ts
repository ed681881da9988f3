import { ownPath, readAddress } from './address-guard.ts'

/** The iframe of a game. */
export interface GameFrame {
  src: string
  /** Whether the iframe keeps the origin of `src`. Otherwise its origin is opaque, without cookies and storage. */
  keepsOrigin: boolean
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u

/**
 * Checks the URL of a game and decides the rights of its iframe. `http:` is upgraded to `https:` except on loopback
 * hosts, a site path stays a path. `null` for any other scheme.
 */
export function gameFrame(address: string, origin: string): GameFrame | null {
  const url = readAddress(address, origin)
  if (typeof url === 'string') return null
  if (ownPath(url, origin) !== null) return { src: url.pathname + url.search + url.hash, keepsOrigin: false }
  if (url.protocol === 'http:' && !loopback.test(url.hostname)) url.protocol = 'https:'
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  // Compares hosts, not origins: all ports of a host share its cookies, and with them the player's token.
  return { src: url.href, keepsOrigin: url.hostname !== new URL(origin).hostname }
}

/**
 * The frame that plays a Flash movie: a document of the site with an opaque origin, which loads the movie. The URL of the
 * movie passes the same check; its fragment, the launch token, stays one.
 */
export function flashFrame(address: string, origin: string): GameFrame | null {
  const movie = gameFrame(address, origin)
  if (movie === null) return null
  const [swf = '', token] = movie.src.split(/#(.*)/su)
  const fragment = token === undefined ? '' : `#${token}`
  return { src: `/flash/frame?swf=${encodeURIComponent(swf)}${fragment}`, keepsOrigin: false }
}
