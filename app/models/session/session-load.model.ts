import { attach, createEvent, sample, type Event } from 'effector'
import { GUEST_ID, getStatus, type User } from '#contract/status.ts'
import { failureOf, type Failure } from '#app/http/failure.ts'
import { isNotSignedIn, isNotSignedInFailure } from '#app/http/not-signed-in.ts'
import { $cookies } from '#app/lib/cookies.ts'
import { createMachine, commandsOf } from '#app/lib/create-machine.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { firstScreenRendered } from '#app/lib/lifecycle.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { writeStorage } from '#app/lib/storage.ts'
import { $language, $storage } from '#app/models/preferences/preferences.model.ts'
import { httpOf } from '#app/queries/http-port.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import { initialSession, sessionStep, type SessionEvent } from './session.machine.ts'
import { $session, signedOut, playerKey, identified, tokenCookie, signedIn, tokenRenewed } from './session.model.ts'

/* Connects the session machine to the server, the cookie and the storage. */

/** Cookie lifetime of an unused token. Same as on the server (`sessions.ts`). */
const TOKEN_DAYS = 30
/** A status was received. */
export const statusReceived = createEvent<User>()
/** A call failed. */
export const callRejected = createEvent<Failure>()

/** Dispatches an event to the session machine. */
export const sessionDispatched = createEvent<SessionEvent>()
const { dispatch, commands, ignored } = createMachine(initialSession, sessionStep)
/** Commands of the session machine. */
export const sessionCommands = commands

/** One `sample` per event, so that two events in the same tick are both processed with the current session. */
const dispatchOn = (clock: Event<SessionEvent>) =>
  sample({ clock, source: $session, fn: (session, event) => ({ event, session }), target: dispatch })
dispatchOn(sessionDispatched)
dispatchOn(firstScreenRendered.map(() => ({ kind: 'started' })))
dispatchOn(signedIn.map(() => ({ kind: 'signedIn' })))
dispatchOn(tokenRenewed.map(() => ({ kind: 'tokenRenewed' })))
dispatchOn(identified.map(() => ({ kind: 'identified' })))
dispatchOn(signedOut.map(() => ({ kind: 'signedOut' })))
dispatchOn(statusReceived.map(({ id }) => ({ kind: 'statusReceived', id })))
dispatchOn(callRejected.filter({ fn: isNotSignedInFailure }).map(() => ({ kind: 'unauthorized' })))

const checkTokenFx = attach({
  source: { client: $queryClient, language: $language },
  effect: async ({ client: queryClient, language }, _requestId: number) => {
    const client = requireClient(queryClient)
    const user = await httpOf(client)
      .call(getStatus, {})
      .catch((error: unknown) => {
        // Some back ends reject an expired token here instead of returning a guest.
        if (isNotSignedIn(error)) return null
        throw error
      })
    if (user === null || user.id === GUEST_ID) return GUEST_ID
    // Seed the cache, so that the status is not fetched twice.
    client.setQueryData(statusQuery({ session: user.id, language }).queryKey, user)
    return user.id
  },
})
sample({ clock: commandsOf(commands, 'checkToken').map(({ requestId }) => requestId), target: checkTokenFx })
sample({
  clock: checkTokenFx.done,
  fn: ({ params: requestId, result: id }) => ({ kind: 'tokenChecked' as const, requestId, id }),
  target: sessionDispatched,
})
sample({
  clock: checkTokenFx.fail,
  fn: ({ params: requestId, error }) => ({
    kind: failureOf(error).kind === 'rejected' ? ('checkRejected' as const) : ('checkFailed' as const),
    requestId,
  }),
  target: sessionDispatched,
})

sample({ clock: commandsOf(commands, 'signIn').map(({ token }) => token), target: signedIn })
sample({ clock: commandsOf(commands, 'identify').map(({ id }) => id), target: identified })
sample({ clock: commandsOf(commands, 'signOut'), fn: () => undefined, target: signedOut })

const saveTokenFx = attach({
  source: $cookies,
  effect: (cookies, token: string) => cookies?.set(tokenCookie, token, TOKEN_DAYS),
})
const extendTokenFx = attach({
  source: $cookies,
  effect(cookies, token: string) {
    // Another tab may have replaced or removed the cookie since.
    if (cookies?.get(tokenCookie) === token) cookies.set(tokenCookie, token, TOKEN_DAYS)
  },
})
const savePlayerFx = attach({
  source: $storage,
  effect: (storage, id: number) => writeStorage(storage, playerKey, String(id)),
})
const clearTokenFx = attach({
  source: { cookies: $cookies, storage: $storage },
  effect: ({ cookies, storage }, token: string) => {
    const stored = cookies?.get(tokenCookie) ?? null
    // A player has signed in in another tab since.
    if (stored !== null && stored !== token) return false
    cookies?.remove(tokenCookie)
    storage?.removeItem(playerKey)
    return true
  },
})
sample({ clock: commandsOf(commands, 'saveToken').map(({ token }) => token), target: saveTokenFx })
sample({ clock: commandsOf(commands, 'extendToken').map(({ token }) => token), target: extendTokenFx })
sample({ clock: commandsOf(commands, 'savePlayer').map(({ id }) => id), target: savePlayerFx })
sample({ clock: commandsOf(commands, 'clearToken').map(({ token }) => token), target: clearTokenFx })
/** The stored token was removed, so the browser is signed out. */
export const browserSignedOut = clearTokenFx.doneData.filter({ fn: Boolean })

sample({
  clock: ignored,
  fn: ({ event: { event, session } }) =>
    new Error(`Session machine ignored "${event.kind}" for ${session.token === null ? 'a guest' : 'a player'}`),
  target: requestFailed,
})
