import { createEvent, createStore, sample } from 'effector'
import { signedIn } from '#app/models/session/session.model.ts'
import { loginClosed, loginOpened } from './login.model.ts'
import { registrationClosed, registrationOpened } from './registration.model.ts'

/** The recovery dialog is wanted; what was typed as a login goes with it, so that nobody types it twice. */
export const recoveryOpened = createEvent<string>()
export const recoveryClosed = createEvent()
/** The password is a new one; with the phone or the e-mail that it was recovered by. */
export const passwordRecovered = createEvent<string>()

export const $recoveryOpen = createStore(false)
  .on(recoveryOpened, () => true)
  .on([recoveryClosed, loginOpened, registrationOpened, signedIn, passwordRecovered], () => false)

/** What was typed as a login when the dialog was opened. */
export const $typedLogin = createStore('').on(recoveryOpened, (_, login) => login)

sample({ clock: recoveryOpened, fn: () => undefined, target: [loginClosed, registrationClosed] })
