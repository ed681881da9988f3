import { createStore } from 'effector'
import type { User } from '#contract/player/status.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { statusReceived } from '#app/models/session/session-load.model.ts'

/** Whether a time-out or a self-exclusion holds. A back end without breaks leaves `play` out. */
export const isOnBreak = ({ play }: Pick<User, 'play'>): boolean =>
  play !== null && play !== undefined && play.state !== 'open'

/**
 * Whether the player is on a break: the site then shows no popups, offers, wins of others or calls to play. Everything that
 * invites to play asks this store (`on-break.test.tsx` lists it).
 */
export const $isOnBreak = createStore(false)
  .on(statusReceived, (_, user) => isOnBreak(user))
  .reset(sessionReset)
