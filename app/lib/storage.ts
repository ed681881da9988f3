import { createStore } from 'effector'

/** A place that keeps texts between visits; `null` where the browser offers none. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** One of the browser's storages, or nothing where it is switched off: the site then works, and forgets. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): TextStorage | null {
  try {
    return window[kind]
  } catch {
    return null
  }
}

/** What lives as long as the tab, as a port. */
export const $tabStorage = createStore<TextStorage | null>(null, { serialize: 'ignore' })

/** Reads a stored text and keeps it only if it is one of the expected. */
export function readStorage<T extends string>(
  storage: TextStorage | null,
  key: string,
  isKnown: (v: unknown) => v is T,
): T | null {
  const value = storage?.getItem(key) ?? null
  return isKnown(value) ? value : null
}

/** Stores a text. A full or forbidden storage is no reason to stop: the choice then lasts for this visit. */
export function writeStorage(storage: TextStorage | null, key: string, value: string): void {
  try {
    storage?.setItem(key, value)
  } catch (error) {
    console.warn(`"${key}" was not stored`, error)
  }
}
