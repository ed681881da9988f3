import { sample } from 'effector'
import { announced } from '#app/models/notices/announcements.model.ts'
import { endSessionFailed } from './end-session.model.ts'
import { sessionChanged } from '../session-load.model.ts'
import { $isGuest } from '../session.model.ts'

/** Signs the player out at once, even if the server cannot be reached. */
export const signOutRequested = sessionChanged.prepend(() => ({ kind: 'signOutRequested' }))

// Not if another player has signed in since.
sample({
  clock: endSessionFailed,
  source: $isGuest,
  filter: Boolean,
  fn: () => ({ kind: 'signOutUnconfirmed' as const }),
  target: announced,
})
