import { createStore } from 'effector'

/** Port for string storage such as `localStorage`. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Returns a browser storage, or `null` if it is disabled or corrupt. The site then works without persistence. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): TextStorage | null {
  try {
    const storage = window[kind]
    // A corrupt store throws when it is read.
    storage.getItem('language')
    return storage
  } catch {
    return null
  }
}

/** `sessionStorage` behind a copy in memory, so that the tab keeps its data where storage is disabled or full. */
export function createTabStorage(stored: TextStorage | null = browserStorage('sessionStorage')): TextStorage {
  const memory = new Map<string, string | null>()
  return {
    getItem: (key) => (memory.has(key) ? (memory.get(key) ?? null) : (stored?.getItem(key) ?? null)),
    setItem(key, value) {
      memory.set(key, value)
      writeStorage(stored, key, value)
    },
    removeItem(key) {
      memory.set(key, null)
      stored?.removeItem(key)
    },
  }
}

/** Port for the storage of the tab. */
export const $tabStorage = createStore<TextStorage | null>(null, { serialize: 'ignore' })

/** Reads a stored value; `null` if it is missing or not one of the expected values. */
export function readStorage<T extends string>(
  storage: TextStorage | null,
  key: string,
  isKnown: (value: unknown) => value is T,
): T | null {
  const value = storage?.getItem(key) ?? null
  return isKnown(value) ? value : null
}

/** Stores a value. If the storage is full or blocked, it only logs a warning. */
export function writeStorage(storage: TextStorage | null, key: string, value: string): void {
  try {
    storage?.setItem(key, value)
  } catch (error) {
    console.warn(`"${key}" could not be stored`, error)
  }
}
