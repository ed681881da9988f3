import { createEvent, createStore } from 'effector'
import type { SignInLink } from './sign-in-link.machine.ts'

/*
 * The address holds a login, and somebody is signed in: a link must not put a player into another's account unasked, so the
 * player decides. The workflow itself comes when there is such an address.
 */

export const accountSwitchChanged = createEvent<SignInLink | null>()
export const accountSwitchAccepted = createEvent()
export const accountSwitchDeclined = createEvent()

export const $accountSwitch = createStore<SignInLink | null>(null, { serialize: 'ignore' }).on(
  accountSwitchChanged,
  (_, offer) => offer,
)
