import { createEvent, createStore } from 'effector'
import { TOKEN_COOKIE } from '#contract/core/cookies.ts'
import { GUEST_ID } from '#contract/player/status.ts'
import type { Cookies } from '#app/lib/browser/cookies.ts'
import type { TextStorage } from '#app/lib/browser/storage.ts'

/**
 * A session is `{ id, token }` (`spec §4`): a guest has id 0 and no token; a player's id is 0 until it is known. The id
 * is part of every private query key, so a player change never shows old data.
 */
export interface Session {
  id: number
  token: string | null
}

/**
 * The cookie of the token (`spec §4`), and the storage key of its player id, which gives the right query keys at start.
 */
export const tokenCookie = TOKEN_COOKIE
export const playerKey = 'player'

/** A player signed in. The payload is the token. */
export const signedIn = createEvent<string>()
/** The token of the same player was replaced. */
export const tokenRenewed = createEvent<string>()
/** The owner of the token is known. The payload is the player id. */
export const identified = createEvent<number>()
/** The player was signed out. */
export const signedOut = createEvent()

const guest: Session = { id: GUEST_ID, token: null }
export const $session = createStore<Session>(guest)
  .on(signedIn, (_, token) => ({ id: GUEST_ID, token }))
  .on(tokenRenewed, ({ id }, token) => ({ id, token }))
  .on(identified, ({ token }, id) => ({ id, token }))
  .reset(signedOut)
/** Whether there is no token. With a token the player is signed in, even before the id is known. */
export const $isGuest = $session.map(({ token }) => token === null)
/** Reads the stored session at start. */
export function storedSession(cookies: Pick<Cookies, 'get'>, storage: TextStorage | null): Session {
  const token = cookies.get(tokenCookie)
  if (token === null || token === '') return guest
  const id = Number(storage?.getItem(playerKey))
  return { id: Number.isSafeInteger(id) && id > 0 ? id : GUEST_ID, token }
}

/** The token that all tabs share; `undefined` if cookies are disabled, because then there is nothing to compare. */
export const storedToken = (cookies: Cookies | null): string | null | undefined =>
  cookies?.isEnabled() === true ? cookies.get(tokenCookie) : undefined
