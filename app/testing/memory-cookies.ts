import type { Cookies } from '#app/lib/cookies.ts'

/** A jar of cookies that a test fills and reads; two tabs may share one. */
export function memoryCookies(kept: Readonly<Record<string, string>> = {}, areKept = true) {
  const jar = new Map(Object.entries(kept))
  const cookies: Cookies = {
    get: (name) => jar.get(name) ?? null,
    set: (name, value) => void jar.set(name, value),
    remove: (name) => void jar.delete(name),
    areKept: () => areKept,
  }
  return { cookies, jar }
}
