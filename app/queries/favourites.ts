import type { QueryClient } from '@tanstack/react-query'
import { isGameList } from './share-game-list.ts'

/** Matches the game lists of a player, in every language and for every device. */
const gameListsOf = (session: number) => ({
  queryKey: ['games'],
  predicate: ({ queryKey: [, key] }: { queryKey: readonly unknown[] }) =>
    typeof key === 'object' && key !== null && 'session' in key && key.session === session,
})

/** The favourites of a player in the cached game lists. */
export function readFavourites(client: QueryClient, session: number): ReadonlySet<number> {
  const lists = client.getQueriesData(gameListsOf(session)).map(([, list]) => list)
  return new Set(lists.filter(isGameList).flatMap(({ favorites }) => favorites))
}

/** Updates the favourites in the cached game lists. Cancels requests in flight, which would restore the old value. */
export function writeFavourites(client: QueryClient, session: number, update: (ids: number[]) => number[]): void {
  void client.cancelQueries(gameListsOf(session))
  client.setQueriesData(gameListsOf(session), (list: unknown) =>
    isGameList(list) ? { ...list, favorites: update(list.favorites) } : list,
  )
}
