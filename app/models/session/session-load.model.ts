import { attach, createEvent, createStore, sample } from 'effector'
import { GUEST_ID, getStatus, type User } from '#contract/status.ts'
import { failureOf, type Failure } from '#app/http/failure.ts'
import { isNotSignedIn, saysNotSignedIn } from '#app/http/not-signed-in.ts'
import { $cookies } from '#app/lib/cookies.ts'
import { appSettled } from '#app/lib/lifecycle.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { writeStored } from '#app/lib/stored.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { $language, $storage } from '#app/models/preferences/preferences.model.ts'
import { httpOf } from '#app/queries/http-of.ts'
import { statusQuery } from '#app/queries/lobby.ts'
import { $session, loggedOut, playerKey, playerKnown, tokenCookie, tokenGiven, tokenRenewed } from './session.model.ts'

/*
 * Keeps the session true. A token is doubted when nobody knows whose it is, when the server's status names somebody else, or
 * when a call was refused for want of one; the server is asked, and its answer decides only about the very token that was
 * asked about. A dead token makes a guest, once. An answer that was not read decides nothing and is asked for again.
 */

/** How long the browser keeps a token that is not used; the server does so as long (`sessions.ts`). */
export const TOKEN_DAYS = 30
const AGAIN_MS = 10_000
/** The visitor's status was read. */
export const statusRead = createEvent<User>()
/** A call was refused. */
export const callRefused = createEvent<Failure>()

const doubted = createEvent()
const askFx = attach({
  source: { client: $queryClient, session: $session, language: $language },
  effect: async ({ client: given, session: { token }, language }) => {
    const client = requireClient(given)
    const user = await httpOf(client)
      .call(getStatus, {})
      .catch((error: unknown) => {
        // Some back ends refuse a dead token here too, instead of answering with a guest.
        if (isNotSignedIn(error)) return null
        throw error
      })
    if (user === null || user.id === GUEST_ID) return { token, id: GUEST_ID }
    // Ready under the key that everybody will read.
    client.setQueryData(statusQuery({ session: user.id, language }).queryKey, user)
    return { token, id: user.id }
  },
})
const waitFx = attach({
  source: $clock,
  effect: (clock) => new Promise<void>((resolve) => void requireClock(clock).after(AGAIN_MS, resolve)),
})

sample({
  clock: [appSettled, tokenGiven],
  source: $session,
  filter: ({ id }) => id === GUEST_ID,
  fn: () => undefined,
  target: doubted,
})
sample({
  clock: statusRead,
  source: $session,
  filter: ({ id }, user) => user.id !== id,
  fn: () => undefined,
  target: doubted,
})
sample({ clock: callRefused, filter: saysNotSignedIn, fn: () => undefined, target: doubted })
sample({
  clock: doubted,
  source: { session: $session, pending: askFx.pending },
  filter: ({ session, pending }) => session.token !== null && !pending,
  fn: () => undefined,
  target: askFx,
})

const answered = sample({
  clock: askFx.doneData,
  source: $session,
  filter: ({ token }, answer) => token !== null && token === answer.token,
  fn: (_, { id }) => id,
})
sample({ clock: answered, filter: (id) => id === GUEST_ID, fn: () => undefined, target: loggedOut })
sample({ clock: answered, filter: (id) => id !== GUEST_ID, target: playerKnown })
sample({ clock: askFx.failData, filter: (error) => failureOf(error).kind !== 'refused', target: waitFx })
sample({ clock: waitFx.done, fn: () => undefined, target: doubted })
// Another token came while one was asked about.
sample({
  clock: askFx.doneData,
  source: $session,
  filter: ({ token }, answer) => token !== answer.token,
  fn: () => undefined,
  target: doubted,
})

const keepTokenFx = attach({
  source: $cookies,
  effect: (cookies, token: string) => cookies?.set(tokenCookie, token, TOKEN_DAYS),
})
const keepPlayerFx = attach({
  source: $storage,
  effect: (storage, id: number) => writeStored(storage, playerKey, String(id)),
})
/** The last token that this tab has had: what is forgotten with it. */
const $own = createStore<string | null>(null, { serialize: 'ignore' })
sample({
  clock: [$session, appSettled],
  source: $session,
  filter: ({ token }) => token !== null,
  fn: ({ token }) => token,
  target: $own,
})
const forgetFx = attach({
  source: { cookies: $cookies, storage: $storage, own: $own },
  effect: ({ cookies, storage, own }) => {
    const kept = cookies?.get(tokenCookie) ?? null
    // In another tab somebody has signed in since.
    if (own !== null && kept !== null && kept !== own) return false
    cookies?.remove(tokenCookie)
    storage?.removeItem(playerKey)
    return true
  },
})
sample({ clock: [tokenGiven, tokenRenewed], target: keepTokenFx })
sample({ clock: playerKnown, target: keepPlayerFx })
sample({ clock: loggedOut, target: forgetFx })
/** Nobody is signed in in this browser any more, as far as this tab knows. */
export const browserLeft = forgetFx.doneData.filter({ fn: Boolean })
