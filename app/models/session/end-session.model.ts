import { attach, createStore, sample } from 'effector'
import { endSession, type EndSession } from '#app/http/end-session.ts'
import { isNotSignedIn } from '#app/http/not-signed-in.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'

/*
 * A session that its player has left is ended on the server in the background: nobody waits for it, and it is told which one it is,
 * because somebody else may be here by then.
 */

/** After so long nobody is told any more: the player is told instead. */
const TELLING_MS = 15_000

/** The way to the server: a port, replaced in tests and stories. */
export const $endSession = createStore<EndSession>(endSession, { serialize: 'ignore' })

export const endSessionFx = attach({
  source: { end: $endSession, clock: $clock, language: $language },
  effect: async ({ end, clock, language }, token: string) => {
    const telling = new AbortController()
    const cancel = requireClock(clock).after(TELLING_MS, () => telling.abort())
    try {
      await end(token, language, telling.signal)
    } finally {
      cancel()
    }
  },
})
/** The server was not told, or has said nothing of it: the session may be open still. One that it does not know has ended. */
export const endSessionFailed = endSessionFx.failData.filter({ fn: (error) => !isNotSignedIn(error) })
sample({ clock: endSessionFailed, target: requestFailed })
