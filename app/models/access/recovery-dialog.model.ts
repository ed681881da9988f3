import { createEvent, createStore, sample } from 'effector'
import { announced } from '#app/models/notices/announcements.model.ts'
import { signedIn } from '#app/models/session/session.model.ts'
import { signInClosed, signInOpened } from './sign-in-dialog.model.ts'
import { signUpClosed, signUpOpened } from './sign-up-dialog.model.ts'

/** Opens the recovery dialog. The payload is the typed login, which prefills the form. */
export const recoveryOpened = createEvent<string>()
export const recoveryClosed = createEvent()
/** The password was changed. The payload is the phone or email that was used. */
export const passwordRecovered = createEvent<string>()

export const $recoveryOpen = createStore(false)
  .on(recoveryOpened, () => true)
  .on([recoveryClosed, signInOpened, signUpOpened, signedIn, passwordRecovered], () => false)

/** The login that prefills the form. */
export const $typedLogin = createStore('').on(recoveryOpened, (_, login) => login)

sample({ clock: recoveryOpened, target: [signInClosed, signUpClosed] })
// The draft of the sign-in form holds the contact by then.
sample({ clock: passwordRecovered, target: signInOpened })
sample({ clock: passwordRecovered, fn: () => ({ kind: 'passwordRecovered' as const }), target: announced })
