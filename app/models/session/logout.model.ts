import { sample } from 'effector'
import { wantedOf } from '#app/lib/create-machine.ts'
import { endSessionFx, sessionLeftOpen } from './end-session.model.ts'
import { sessionHappened, sessionWanted } from './session-load.model.ts'
import { $isGuest } from './session.model.ts'

/** The player wants to leave. Whoever leaves has left here, at once and even where the server does not hear of it. */
export const logoutWanted = sessionHappened.prepend(() => ({ kind: 'leaving' }))

sample({ clock: wantedOf(sessionWanted, 'end').map(({ token }) => token), target: endSessionFx })

/** The session of who has left may be open still, and nobody else is here by now who would take it for the own one. */
export const logoutUntold = sample({ clock: sessionLeftOpen, source: $isGuest, filter: Boolean, fn: () => undefined })
