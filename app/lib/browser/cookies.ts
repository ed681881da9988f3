import { createStore } from 'effector'

/** `Strict` by default. With `Lax` a cookie is sent when a link of another site is followed. */
export type SameSite = 'Strict' | 'Lax'

/** Port for the cookies of this site. */
export interface Cookies {
  get(name: string): string | null
  /** `days` until the cookie expires. */
  set(name: string, value: string, days: number, sameSite?: SameSite): void
  remove(name: string): void
  /** Whether cookies are enabled. If not, a missing cookie does not mean that it was removed. */
  isEnabled(): boolean
}

const DAY_S = 24 * 60 * 60

/** Creates the port for a document's cookies. With `isSecure` they are sent over HTTPS only. */
export function documentCookies(document: Pick<Document, 'cookie'>, isSecure: boolean): Cookies {
  const write = (name: string, value: string, seconds: number, sameSite: SameSite = 'Strict') => {
    const secure = isSecure ? '; Secure' : ''
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=${sameSite}${secure}`
  }
  return {
    get(name) {
      const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
      if (found === undefined) return null
      try {
        return decodeURIComponent(found.slice(name.length + 1))
      } catch {
        // Malformed: not written by this app.
        return null
      }
    },
    set: (name, value, days, sameSite) => write(name, value, days * DAY_S, sameSite),
    remove: (name) => write(name, '', 0),
    isEnabled: () => navigator.cookieEnabled,
  }
}

export const $cookies = createStore<Cookies | null>(null, { serialize: 'ignore' })
