import { sample } from 'effector'
import { commandsOf } from '#app/lib/create-machine.ts'
import { endSessionFx, endSessionFailed } from './end-session.model.ts'
import { sessionDispatched, sessionCommands } from './session-load.model.ts'
import { $isGuest } from './session.model.ts'

/** Signs the player out at once, even if the server cannot be reached. */
export const signOutRequested = sessionDispatched.prepend(() => ({ kind: 'signOutRequested' }))

sample({ clock: commandsOf(sessionCommands, 'endSession').map(({ token }) => token), target: endSessionFx })

/** The ended session may still be active on the server. Not fired if another player has signed in since. */
export const signOutUnconfirmed = sample({
  clock: endSessionFailed,
  source: $isGuest,
  filter: Boolean,
  fn: () => undefined,
})
