import { createEvent, createStore, sample } from 'effector'
import { signedIn } from '#app/models/session/session.model.ts'
import { registrationStarted, registrationClosed, registrationOpened } from './registration.model.ts'

/** The login dialog. Login and registration are never open at the same time. */
export const loginOpened = createEvent()
export const loginClosed = createEvent()

export const $loginOpen = createStore(false)
  .on(loginOpened, () => true)
  .on([loginClosed, registrationOpened, registrationStarted, signedIn], () => false)

sample({ clock: loginOpened, target: registrationClosed })
