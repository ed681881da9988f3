import { sample } from 'effector'
import { commandsOf } from '#app/lib/create-machine.ts'
import { endSessionFx, endSessionFailed } from './end-session.model.ts'
import { sessionDispatched, sessionCommands } from './session-load.model.ts'
import { $isGuest } from './session.model.ts'

/** The player wants to leave. Whoever leaves has left here, at once and even where the server does not hear of it. */
export const signOutRequested = sessionDispatched.prepend(() => ({ kind: 'leaving' }))

sample({ clock: commandsOf(sessionCommands, 'end').map(({ token }) => token), target: endSessionFx })

/** The session of who has left may be open still, and nobody else is here by now who would take it for the own one. */
export const signOutUnconfirmed = sample({
  clock: endSessionFailed,
  source: $isGuest,
  filter: Boolean,
  fn: () => undefined,
})
