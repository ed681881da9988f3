import type { Cookies } from '#app/lib/browser/cookies.ts'

/** In-memory cookies. Two tabs of a test may share one jar. */
export function memoryCookies(initial: Readonly<Record<string, string>> = {}, isEnabled = true) {
  const jar = new Map(Object.entries(initial))
  const cookies: Cookies = {
    get: (name) => jar.get(name) ?? null,
    set: (name, value) => void jar.set(name, value),
    remove: (name) => void jar.delete(name),
    isEnabled: () => isEnabled,
  }
  return { cookies, jar }
}
