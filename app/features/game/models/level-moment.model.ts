import { combine, createEvent, createStore, sample } from 'effector'
import { levelReached, type ReachedLevel } from '#app/models/alerts/alerts.model.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { $runningGame, framePressed, roundReported } from './play.model.ts'

/*
 * A new level is shown after the round that reached it. The status that names the level can arrive while the reels still
 * turn, or in the middle of a round with several steps.
 */

/** The launch of the real game; `null` if none runs. */
const $realLaunch = $runningGame.map((game) => (game?.request.mode === 'real' ? game.launch : null))
/** Since a press in the frame, or its message that a round has started, until the round is settled. */
const $mayPlay = createStore(false)
  .on(framePressed, () => true)
  .on(roundReported, (_, state) => state === 'started')
  .reset($realLaunch.updates)
const $isRoundRunning = combine($realLaunch, $mayPlay, (launch, mayPlay) => launch !== null && mayPlay)

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
