import { queryOptions } from '@tanstack/react-query'
import { getRecentGames } from '#contract/play/recent.ts'
import { isUnsupportedCall } from '#app/http/unsupported-call.ts'
import { httpOf } from './http-port.ts'

/** The player's last games with real money; none if the back end does not have the call. */
export const recentGamesQuery = (session: number) =>
  queryOptions({
    queryKey: ['recent-games', { session }],
    queryFn: ({ client, signal }) =>
      httpOf(client)
        .call(getRecentGames, {}, signal)
        .then(({ items }) => items)
        .catch((error: unknown) => {
          if (isUnsupportedCall(error)) return []
          throw error
        }),
    // Read anew on each visit: a game may have been played since.
    staleTime: 0,
  })
