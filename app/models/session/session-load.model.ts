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

/* What the session's workflow hears of, and what it wants done: the server is asked, the browser keeps and forgets. */

/** How long the browser keeps a token that is not used; the server does so as long (`sessions.ts`). */
const TOKEN_DAYS = 30
/** The visitor's status was read. */
export const statusReceived = createEvent<User>()
/** A call was refused. */
export const callRejected = createEvent<Failure>()

/** Something that the session's workflow is to hear of. */
export const sessionDispatched = createEvent<SessionEvent>()
const { dispatch: happened, commands: wanted, ignored: refused } = createMachine(initialSession, sessionStep)
/** What the workflow wants done. */
export const sessionCommands = wanted

/** Each by a join of its own: two of one moment are both heard, and both find who is here by then. */
const hear = (clock: Event<SessionEvent>) =>
  sample({ clock, source: $session, fn: (session, event) => ({ event, session }), target: happened })
hear(sessionDispatched)
hear(firstScreenRendered.map(() => ({ kind: 'settled' })))
hear(signedIn.map(() => ({ kind: 'given' })))
hear(tokenRenewed.map(() => ({ kind: 'renewed' })))
hear(identified.map(() => ({ kind: 'known' })))
hear(signedOut.map(() => ({ kind: 'left' })))
hear(statusReceived.map(({ id }) => ({ kind: 'said', id })))
hear(callRejected.filter({ fn: isNotSignedInFailure }).map(() => ({ kind: 'doubted' })))

const askFx = attach({
  source: { client: $queryClient, language: $language },
  effect: async ({ client: given, language }, _turn: number) => {
    const client = requireClient(given)
    const user = await httpOf(client)
      .call(getStatus, {})
      .catch((error: unknown) => {
        // Some back ends refuse a dead token here too, instead of answering with a guest.
        if (isNotSignedIn(error)) return null
        throw error
      })
    if (user === null || user.id === GUEST_ID) return GUEST_ID
    // Ready under the key that everybody will read.
    client.setQueryData(statusQuery({ session: user.id, language }).queryKey, user)
    return user.id
  },
})
sample({ clock: commandsOf(wanted, 'ask').map(({ turn }) => turn), target: askFx })
sample({
  clock: askFx.done,
  fn: ({ params: turn, result: id }) => ({ kind: 'answered' as const, turn, id }),
  target: sessionDispatched,
})
sample({
  clock: askFx.fail,
  fn: ({ params: turn, error }) => ({
    kind: failureOf(error).kind === 'refused' ? ('unsaid' as const) : ('unread' as const),
    turn,
  }),
  target: sessionDispatched,
})

sample({ clock: commandsOf(wanted, 'enter').map(({ token }) => token), target: signedIn })
sample({ clock: commandsOf(wanted, 'know').map(({ id }) => id), target: identified })
sample({ clock: commandsOf(wanted, 'leave'), fn: () => undefined, target: signedOut })

const keepTokenFx = attach({
  source: $cookies,
  effect: (cookies, token: string) => cookies?.set(tokenCookie, token, TOKEN_DAYS),
})
const keepOnFx = attach({
  source: $cookies,
  effect(cookies, token: string) {
    // Another tab may have a fresher one, or have signed out: what it has done is not undone.
    if (cookies?.get(tokenCookie) === token) cookies.set(tokenCookie, token, TOKEN_DAYS)
  },
})
const keepPlayerFx = attach({
  source: $storage,
  effect: (storage, id: number) => writeStorage(storage, playerKey, String(id)),
})
const forgetFx = attach({
  source: { cookies: $cookies, storage: $storage },
  effect: ({ cookies, storage }, token: string) => {
    const kept = cookies?.get(tokenCookie) ?? null
    // In another tab somebody has signed in since.
    if (kept !== null && kept !== token) return false
    cookies?.remove(tokenCookie)
    storage?.removeItem(playerKey)
    return true
  },
})
sample({ clock: commandsOf(wanted, 'keepToken').map(({ token }) => token), target: keepTokenFx })
sample({ clock: commandsOf(wanted, 'keepOn').map(({ token }) => token), target: keepOnFx })
sample({ clock: commandsOf(wanted, 'keepPlayer').map(({ id }) => id), target: keepPlayerFx })
sample({ clock: commandsOf(wanted, 'forget').map(({ token }) => token), target: forgetFx })
/** Nobody is signed in in this browser any more, as far as this tab knows. */
export const browserSignedOut = forgetFx.doneData.filter({ fn: Boolean })

sample({
  clock: refused,
  fn: ({ event: { event, session } }) =>
    new Error(`The session of ${session.token === null ? 'a guest' : 'a player'} was told "${event.kind}".`),
  target: requestFailed,
})
