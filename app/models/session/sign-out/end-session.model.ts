import { attach, createEvent, createStore, sample } from 'effector'
import { endSession, type EndSession } from '#app/http/end-session.ts'
import { isNotSignedIn } from '#app/http/not-signed-in.ts'
import { requestFailed } from '#app/lib/state/request-failed.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'

/*
 * Ends a session on the server in the background after sign-out. The token is passed explicitly, because another player
 * may have signed in since.
 */

const TIMEOUT_MS = 15_000

/** Port for the logout call. */
export const $endSession = createStore<EndSession>(endSession, { serialize: 'ignore' })

/** The payload is the token of the session to end. */
export const endSessionRequested = createEvent<string>()
const endSessionFx = attach({
  source: { endSessionOnServer: $endSession, clock: $clock, language: $language },
  effect: async ({ endSessionOnServer, clock, language }, token: string) => {
    const controller = new AbortController()
    const cancelTimeout = requireClock(clock).after(TIMEOUT_MS, () => controller.abort())
    try {
      await endSessionOnServer(token, language, controller.signal)
    } finally {
      cancelTimeout()
    }
  },
})
sample({ clock: endSessionRequested, target: endSessionFx })
/** The session may still be active on the server. An unknown session counts as ended. */
export const endSessionFailed = endSessionFx.failData.filter({ fn: (error) => !isNotSignedIn(error) })
sample({ clock: endSessionFailed, target: requestFailed })
