import { createEvent, sample, type Event } from 'effector'
import { GUEST_ID, getStatus, type User } from '#contract/player/status.ts'
import type { Failure } from '#app/http/failure.ts'
import { isBlockedFailure, isNotSignedIn, isNotSignedInFailure } from '#app/http/not-signed-in.ts'
import { firstScreenRendered } from '#app/lib/state/lifecycle.ts'
import { writeStorage } from '#app/lib/browser/storage.ts'
import { announced } from '#app/models/notices/announcements.model.ts'
import { createAppWorkflow, type Deps } from '#app/models/app-workflow.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import { endSessionRequested } from './sign-out/end-session.model.ts'
import {
  initialSession,
  sessionIdentity,
  sessionStep,
  type SessionChanged,
  type SessionCommand,
  type SessionEndReason,
  type SessionEvent,
  type SessionState,
} from './session.machine.ts'
import {
  $session,
  signedOut,
  playerKey,
  identified,
  storedToken,
  tokenCookie,
  signedIn,
  tokenRenewed,
} from './session.model.ts'

/* Connects the session machine to the server, the cookie and the storage. */

/** Cookie lifetime of an unused token. Same as on the server (`sessions.ts`). */
const TOKEN_DAYS = 30
/** A status was received. */
export const statusReceived = createEvent<User>()
/** A call failed. */
export const callRejected = createEvent<Failure>()
/** The session ended without the player's sign-out. */
export const sessionEnded = createEvent<SessionEndReason>()
/** This tab stored a new token, which the other tabs do not know. */
export const tokenSaved = createEvent<{ token: string; renewedFrom: string | null }>()
/** The stored token was removed, so the browser is signed out. */
export const browserSignedOut = createEvent<SessionEndReason>()

/** Removes a token from the browser, unless a player has signed in in another tab since. */
function removeToken({ cookies, storage }: Pick<Deps, 'cookies' | 'storage'>, token: string): boolean {
  const stored = cookies?.get(tokenCookie) ?? null
  if (stored !== null && stored !== token) return false
  cookies?.remove(tokenCookie)
  storage?.removeItem(playerKey)
  return true
}

const { dispatch } = createAppWorkflow<SessionState, SessionEvent, SessionCommand>({
  name: 'session',
  initial: initialSession,
  transition: sessionStep,
  identity: sessionIdentity,
  commands: {
    checkToken: {
      async run({ http, client, language, cookies }, { token }, signal, fire) {
        const user = await http.call(getStatus, {}, signal).catch((error: unknown) => {
          // Some back ends reject an expired token here instead of returning a guest.
          if (isNotSignedIn(error)) return null
          throw error
        })
        signal.throwIfAborted()
        if (user === null || user.id === GUEST_ID) {
          const stored = storedToken(cookies)
          if (typeof stored !== 'string' || stored === token) return { kind: 'tokenRejected', token, reason: 'ended' }
          // Another tab has renewed the token or signed in, and its message did not arrive yet.
          fire(sessionChanged, { kind: 'tabSynced', token: stored, renewedFrom: null })
          return undefined
        }
        // Seed the cache, so that the status is not fetched twice.
        client.setQueryData(statusQuery({ session: user.id, language }).queryKey, user)
        return { kind: 'tokenChecked', token, id: user.id }
      },
      failed(failure, { token }): SessionEvent {
        if (isBlockedFailure(failure)) return { kind: 'tokenRejected', token, reason: 'blocked' }
        return { kind: failure.kind === 'rejected' ? 'checkRejected' : 'checkFailed', token }
      },
      // The status poll reports the same failure.
      isQuiet: () => true,
      until: 'stateLeft',
    },
    signIn: signedIn.prepend(({ token }) => token),
    renewToken: tokenRenewed.prepend(({ token }) => token),
    identify: identified.prepend(({ id }) => id),
    signOut: signedOut.prepend(() => undefined),
    saveToken: {
      run({ cookies }, { token, renewedFrom }, _signal, fire) {
        const stored = storedToken(cookies)
        // A sign-in is newer than what stands there. A renewed token must only replace the one that it was made from.
        if (renewedFrom !== null && typeof stored === 'string' && stored !== renewedFrom && stored !== token) {
          fire(sessionChanged, { kind: 'tabSynced', token: stored, renewedFrom: null })
          return
        }
        cookies?.set(tokenCookie, token, TOKEN_DAYS)
        fire(tokenSaved, { token, renewedFrom })
      },
      until: 'never',
    },
    extendToken: {
      run({ cookies }, { token }) {
        // Another tab may have replaced or removed the cookie since.
        if (cookies?.get(tokenCookie) === token) cookies.set(tokenCookie, token, TOKEN_DAYS)
      },
      until: 'never',
    },
    savePlayer: {
      run({ storage, cookies, session }, { id }) {
        const stored = storedToken(cookies)
        // The player of a token that another tab has replaced is not the browser's.
        if (stored === undefined || stored === session.token) writeStorage(storage, playerKey, String(id))
      },
      until: 'never',
    },
    clearToken: {
      run(deps, { token, reason }, _signal, fire) {
        if (removeToken(deps, token)) fire(browserSignedOut, reason)
      },
      until: 'never',
    },
    dropToken: { run: (deps, { token }) => void removeToken(deps, token), until: 'never' },
    reportEnd: sessionEnded.prepend(({ reason }) => reason),
    endSession: endSessionRequested.prepend(({ token }) => token),
  },
})

sample({ clock: sessionEnded, fn: (reason) => ({ kind: 'sessionEnded' as const, reason }), target: announced })

/** Tells the session machine what changed. */
export const sessionChanged = createEvent<SessionChanged>()

/** One `sample` per event, so that two events in the same tick are both processed with the current session. */
const dispatchOn = (clock: Event<SessionChanged>) =>
  sample({ clock, source: $session, fn: (session, event): SessionEvent => ({ ...event, session }), target: dispatch })
dispatchOn(sessionChanged)
dispatchOn(firstScreenRendered.map(() => ({ kind: 'started' })))
dispatchOn(signedIn.map(() => ({ kind: 'signedIn' })))
dispatchOn(tokenRenewed.map(() => ({ kind: 'tokenRenewed' })))
dispatchOn(identified.map(() => ({ kind: 'identified' })))
dispatchOn(signedOut.map(() => ({ kind: 'signedOut' })))
dispatchOn(statusReceived.map(({ id }) => ({ kind: 'statusReceived', id })))
dispatchOn(callRejected.filter({ fn: isNotSignedInFailure }).map(() => ({ kind: 'unauthorized' })))
dispatchOn(callRejected.filter({ fn: isBlockedFailure }).map(() => ({ kind: 'blocked' })))
