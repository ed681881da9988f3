import { attach, createEvent, sample } from 'effector'
import { logout } from '#contract/player/auth.ts'
import { isNotSignedIn } from '#app/http/not-signed-in.ts'
import { $queryClient, requireClient } from '#app/lib/state/query-client-port.ts'
import { requestFailed } from '#app/lib/state/request-failed.ts'
import { httpOf } from '#app/queries/http-port.ts'

/*
 * Ends a session on the server in the background after sign-out. The token is passed explicitly, because another player
 * may have signed in since.
 */

const TIMEOUT_MS = 15_000

/** The payload is the token of the session to end. */
export const endSessionRequested = createEvent<string>()
const endSessionFx = attach({
  source: $queryClient,
  effect: (client, token: string) =>
    httpOf(requireClient(client)).call(logout, { token, keepalive: true, timeoutMs: TIMEOUT_MS }),
})
sample({ clock: endSessionRequested, target: endSessionFx })
/** The session may still be active on the server. An unknown session counts as ended. */
export const endSessionFailed = endSessionFx.failData.filter({ fn: (error) => !isNotSignedIn(error) })
sample({ clock: endSessionFailed, target: requestFailed })
