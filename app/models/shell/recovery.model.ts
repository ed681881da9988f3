import { createEvent, createStore, sample } from 'effector'
import { signedIn } from '#app/models/session/session.model.ts'
import { loginClosed, loginOpened } from './login.model.ts'
import { registrationClosed, registrationOpened } from './registration.model.ts'

/** Opens the recovery dialog. The payload is the typed login, which prefills the form. */
export const recoveryOpened = createEvent<string>()
export const recoveryClosed = createEvent()
/** The password was changed. The payload is the phone or email that was used. */
export const passwordRecovered = createEvent<string>()

export const $recoveryOpen = createStore(false)
  .on(recoveryOpened, () => true)
  .on([recoveryClosed, loginOpened, registrationOpened, signedIn, passwordRecovered], () => false)

/** The login that prefills the form. */
export const $typedLogin = createStore('').on(recoveryOpened, (_, login) => login)

sample({ clock: recoveryOpened, fn: () => undefined, target: [loginClosed, registrationClosed] })
// The draft of the login holds the contact by then.
sample({ clock: passwordRecovered, fn: () => undefined, target: loginOpened })
