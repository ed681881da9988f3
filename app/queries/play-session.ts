import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getPlaySession } from '#contract/play/session.ts'
import { httpOf } from './http-port.ts'
import type { LobbyKey } from './lobby.ts'
import { nullIfUnsupported } from './null-if-unsupported.ts'

/** First part of the key, for what happens in any session. */
export const PLAY_SESSION = 'play-session'

/** The session of real play; `null` if the back end does not have it. Each round changes it. */
export const playSessionQuery = (key: Pick<LobbyKey, 'session'>) =>
  queryOptions({
    queryKey: [PLAY_SESSION, { session: key.session }],
    queryFn: ({ client, signal }) => nullIfUnsupported(httpOf(client).call(getPlaySession, {}, signal)),
    staleTime: 0,
  })

/**
 * Reads the session again. Waits for a request in flight first, because its response may predate
 * the change, and never cancels one.
 */
export async function refreshPlaySession(client: QueryClient): Promise<void> {
  const session = { queryKey: [PLAY_SESSION] }
  if (client.isFetching(session) > 0) await client.refetchQueries(session, { cancelRefetch: false })
  await client.invalidateQueries(session, { cancelRefetch: false })
}
