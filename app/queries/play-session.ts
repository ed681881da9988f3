import { queryOptions } from '@tanstack/react-query'
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
