import type { TextStorage } from '#app/lib/storage.ts'

/** A storage that a test fills and reads. */
export function memoryStorage(kept: Readonly<Record<string, string>> = {}): TextStorage {
  const texts = new Map(Object.entries(kept))
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  }
}
