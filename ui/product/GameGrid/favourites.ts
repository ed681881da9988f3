/** Which games are favourites, asked game by game: a heart that changes costs one tile and not the list. */
export interface Favourites {
  has: (id: number) => boolean
  /** Is told when this game becomes a favourite or ceases to be one; returns what ends that. */
  subscribe: (id: number, listener: () => void) => () => void
}

/** Favourites that can be changed as a whole; only the games that differ are told. */
export interface FavouritesStore extends Favourites {
  replace: (ids: Iterable<number>) => void
}

/** Holds a set of favourites. */
export function createFavourites(ids: Iterable<number> = []): FavouritesStore {
  let known: ReadonlySet<number> = new Set(ids)
  const listeners = new Map<number, Set<() => void>>()
  return {
    has: (id) => known.has(id),
    subscribe(id, listener) {
      const told = listeners.get(id) ?? new Set()
      listeners.set(id, told.add(listener))
      return () => {
        told.delete(listener)
        if (told.size === 0 && listeners.get(id) === told) listeners.delete(id)
      }
    },
    replace(fresh) {
      const before = known
      known = new Set(fresh)
      for (const id of new Set([...before, ...known]))
        if (before.has(id) !== known.has(id)) listeners.get(id)?.forEach((listener) => listener())
    },
  }
}
