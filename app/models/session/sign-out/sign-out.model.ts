import { sample } from 'effector'
import { endSessionFailed } from './end-session.model.ts'
import { sessionChanged } from '../session-load.model.ts'
import { $isGuest } from '../session.model.ts'

/** Signs the player out at once, even if the server cannot be reached. */
export const signOutRequested = sessionChanged.prepend(() => ({ kind: 'signOutRequested' }))

/** The ended session may still be active on the server. Not fired if another player has signed in since. */
export const signOutUnconfirmed = sample({
  clock: endSessionFailed,
  source: $isGuest,
  filter: Boolean,
})
