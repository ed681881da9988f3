import { queryOptions } from '@tanstack/react-query'
import { getRecentGames } from '#contract/play/recent.ts'
import { httpOf } from './http-port.ts'
import { nullIfUnsupported } from './null-if-unsupported.ts'

/** The player's last games with real money; none if the back end does not have the call. */
export const recentGamesQuery = (session: number) =>
  queryOptions({
    queryKey: ['recent-games', { session }],
    queryFn: ({ client, signal }) =>
      nullIfUnsupported(httpOf(client).call(getRecentGames, {}, signal)).then((data) => data?.items ?? []),
    // Read anew on each visit: a game may have been played since.
    staleTime: 0,
  })
