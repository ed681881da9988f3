import { createEvent, createStore, sample } from 'effector'
import { announced } from '../notices/announcements.model.ts'
import { levelReached, type ReachedLevel } from './alerts.model.ts'
import { sessionReset } from '../session/session-reset.ts'

/*
 * A new level is shown after the round that reached it. The status that names the level can arrive while the reels still
 * turn, or in the middle of a round with several steps.
 */

/** A real game may be playing a round from now on, or plays none. The game itself is loaded later. */
export const roundRunningChanged = createEvent<boolean>()
const $isRoundRunning = createStore(false).on(roundRunningChanged, (_, isRunning) => isRunning)

/** A new level can be shown now. */
export const levelShown = createEvent<ReachedLevel>()
const $waiting = createStore<ReachedLevel | null>(null, { serialize: 'ignore' })
  .on(levelReached, (_, reached) => reached)
  .reset([levelShown, sessionReset])
const shown = sample({
  clock: [$waiting, $isRoundRunning],
  source: { reached: $waiting, isRoundRunning: $isRoundRunning },
}).filterMap(({ reached, isRoundRunning }) => (isRoundRunning ? undefined : (reached ?? undefined)))
sample({ clock: shown, target: levelShown })
sample({ clock: levelShown, fn: (reached) => ({ kind: 'levelReached' as const, reached }), target: announced })
