import { createEvent, createStore } from 'effector'
import type { SignInLink } from './sign-in-link/sign-in-link.machine.ts'

/*
 * The prompt for a sign-in link that is opened while a player is signed in: a link must not switch accounts without
 * consent. The machine itself is loaded only if there is a link.
 */

export const accountSwitchChanged = createEvent<SignInLink | null>()
export const accountSwitchAccepted = createEvent()
export const accountSwitchDeclined = createEvent()

export const $accountSwitch = createStore<SignInLink | null>(null, { serialize: 'ignore' }).on(
  accountSwitchChanged,
  (_, link) => link,
)
