import { createEvent, createStore } from 'effector'
import { GUEST_ID } from '#contract/status.ts'
import type { Cookies } from '#app/lib/cookies.ts'
import type { TextStorage } from '#app/lib/storage.ts'

/**
 * Who is here: a guest (id 0, no token), or the player whom a token stands for (`spec §6`); its id is 0 until the server has
 * told it. The id is a part of every private query key, so that a change of the player empties the screen at once.
 */
export interface Session {
  id: number
  token: string | null
}

/** Where the browser keeps the token (`spec §8`), and beside it whose it is, so that the first keys are the right ones. */
export const tokenCookie = 'token'
export const playerKey = 'player'

/** Somebody has signed in. */
export const signedIn = createEvent<string>()
/** The same player has a fresh token. */
export const tokenRenewed = createEvent<string>()
/** The server has said whose the token is. */
export const identified = createEvent<number>()
/** The player is a guest again. */
export const signedOut = createEvent()

const guest: Session = { id: GUEST_ID, token: null }
export const $session = createStore<Session>(guest)
  .on(signedIn, (_, token) => ({ id: GUEST_ID, token }))
  .on(tokenRenewed, ({ id }, token) => ({ id, token }))
  .on(identified, ({ token }, id) => ({ id, token }))
  .reset(signedOut)
/** Whoever has a token is no guest, even before the server has told more. */
export const $isGuest = $session.map(({ token }) => token === null)
/** The session that an earlier visit has left in the browser. */
export function storedSession(cookies: Pick<Cookies, 'get'>, storage: TextStorage | null): Session {
  const token = cookies.get(tokenCookie)
  if (token === null || token === '') return guest
  const id = Number(storage?.getItem(playerKey))
  return { id: Number.isSafeInteger(id) && id > 0 ? id : GUEST_ID, token }
}
