import type { TextStorage } from '#app/lib/browser/storage.ts'

/** An in-memory `TextStorage`. */
export function memoryStorage(initial: Readonly<Record<string, string>> = {}): TextStorage {
  const values = new Map(Object.entries(initial))
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}
