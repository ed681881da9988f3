import { createEvent, createStore } from 'effector'
import { GUEST_ID } from '#contract/status.ts'

/**
 * Who is here. Until somebody signs in there are only guests: id 0, no token (`spec §6`). The id is a part of every
 * private query key, so that a change of the player empties the screen at once.
 */
export interface Session {
  id: number
  token: string | null
}

/** The player is a guest again. */
export const loggedOut = createEvent()

const guest: Session = { id: GUEST_ID, token: null }
export const $session = createStore<Session>(guest).on(loggedOut, () => guest)
export const $isGuest = $session.map(({ id }) => id === GUEST_ID)
