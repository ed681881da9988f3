/** A set of favourite games with a subscription per game, so that a change updates one tile instead of the list. */
export interface Favourites {
  has: (id: number) => boolean
  /** Calls the listener when this game is added or removed; returns the unsubscribe function. */
  subscribe: (id: number, listener: () => void) => () => void
}

/** Favourites that can be replaced as a whole; only listeners of changed games are called. */
export interface FavouritesStore extends Favourites {
  replace: (ids: Iterable<number>) => void
}

/** Creates a store of favourites. */
export function createFavourites(ids: Iterable<number> = []): FavouritesStore {
  let current: ReadonlySet<number> = new Set(ids)
  const listeners = new Map<number, Set<() => void>>()
  return {
    has: (id) => current.has(id),
    subscribe(id, listener) {
      const gameListeners = listeners.get(id) ?? new Set()
      listeners.set(id, gameListeners.add(listener))
      return () => {
        gameListeners.delete(listener)
        if (gameListeners.size === 0 && listeners.get(id) === gameListeners) listeners.delete(id)
      }
    },
    replace(nextIds) {
      const previous = current
      current = new Set(nextIds)
      for (const id of new Set([...previous, ...current]))
        if (previous.has(id) !== current.has(id)) listeners.get(id)?.forEach((listener) => listener())
    },
  }
}
