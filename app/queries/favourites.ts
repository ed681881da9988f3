import type { QueryClient } from '@tanstack/react-query'
import { isGameList } from './share-game-list.ts'

/** The lists of games of one player, in every language and for every device. */
const ofPlayer = (session: number) => ({
  queryKey: ['games'],
  predicate: ({ queryKey: [, key] }: { queryKey: readonly unknown[] }) =>
    typeof key === 'object' && key !== null && 'session' in key && key.session === session,
})

/** The favourites of a player, as far as they are known. */
export function readFavourites(client: QueryClient, session: number): ReadonlySet<number> {
  const lists = client.getQueriesData(ofPlayer(session)).map(([, list]) => list)
  return new Set(lists.filter(isGameList).flatMap(({ favorites }) => favorites))
}

/** Changes the favourites of a player in whatever is cached; an answer that is on its way would say what was before. */
export function writeFavourites(client: QueryClient, session: number, change: (ids: number[]) => number[]): void {
  void client.cancelQueries(ofPlayer(session))
  client.setQueriesData(ofPlayer(session), (list: unknown) =>
    isGameList(list) ? { ...list, favorites: change(list.favorites) } : list,
  )
}
