import { createStore } from 'effector'

/** The browser's cookies of this site, as a port. */
export interface Cookies {
  get(name: string): string | null
  /** `days` until it is forgotten. */
  set(name: string, value: string, days: number): void
  remove(name: string): void
  /** Whether the browser keeps any: where it does not, that one is not there means nothing. */
  areKept(): boolean
}

const DAY_S = 24 * 60 * 60

/** The cookies of a document; those kept over https are never sent without it. */
export function documentCookies(document: Pick<Document, 'cookie'>, isSecure: boolean): Cookies {
  const write = (name: string, value: string, seconds: number) => {
    const secure = isSecure ? '; Secure' : ''
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`
  }
  return {
    get(name) {
      const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
      if (found === undefined) return null
      try {
        return decodeURIComponent(found.slice(name.length + 1))
      } catch {
        // Somebody else wrote it: no value of ours.
        return null
      }
    },
    set: (name, value, days) => write(name, value, days * DAY_S),
    remove: (name) => write(name, '', 0),
    areKept: () => navigator.cookieEnabled,
  }
}

export const $cookies = createStore<Cookies | null>(null, { serialize: 'ignore' })
