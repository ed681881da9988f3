import { createEvent, sample } from 'effector'
import { endSessionFx, sessionLeftOpen } from './end-session.model.ts'
import { $isGuest, $session, loggedOut } from './session.model.ts'

/** The player wants to leave. */
export const logoutWanted = createEvent()

const left = sample({ clock: logoutWanted, source: $session, fn: ({ token }) => token ?? undefined }).filterMap(
  (token) => token,
)
// Whoever leaves has left here, at once and even where the server does not hear of it.
sample({ clock: left, fn: () => undefined, target: loggedOut })
sample({ clock: left, target: endSessionFx })

/** The session of who has left may be open still, and nobody else is here by now who would take it for the own one. */
export const logoutUntold = sample({ clock: sessionLeftOpen, source: $isGuest, filter: Boolean, fn: () => undefined })
