import { createEvent, createStore, sample } from 'effector'
import { signedIn } from '#app/models/session/session.model.ts'
import { signUpStarted, signUpClosed, signUpOpened } from './sign-up-dialog.model.ts'

/** The sign-in dialog. Sign-in and sign-up are never open at the same time. */
export const signInOpened = createEvent()
export const signInClosed = createEvent()

export const $signInOpen = createStore(false)
  .on(signInOpened, () => true)
  .on([signInClosed, signUpOpened, signUpStarted, signedIn], () => false)

sample({ clock: signInOpened, target: signUpClosed })
