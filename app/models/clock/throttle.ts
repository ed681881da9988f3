import { attach, createEvent, createStore, sample, scopeBind, type Event } from 'effector'
import { $clock, requireClock } from './clock.model.ts'

const INTERVAL_MS = 1000

/**
 * Throttles an event whose rate others decide, such as messages of a frame: fires at once, then at most once a second.
 * Events in between are merged into one at the end of the second, so the last one is never lost.
 */
export function throttle(clock: Event<unknown>): Event<void> {
  const intervalEnded = createEvent()
  const $throttle = createStore({ isWaiting: false, isDue: false, fired: 0 }, { serialize: 'ignore' })
    .on(clock, ({ isWaiting, fired }) =>
      isWaiting ? { isWaiting, isDue: true, fired } : { isWaiting: true, isDue: false, fired: fired + 1 },
    )
    .on(intervalEnded, ({ isDue, fired }) => ({ isWaiting: isDue, isDue: false, fired: isDue ? fired + 1 : fired }))
  const fired = createEvent()
  sample({ clock: $throttle.map((state) => state.fired).updates, target: fired })

  const startIntervalFx = attach({
    source: $clock,
    effect: (current) => void requireClock(current).after(INTERVAL_MS, scopeBind(intervalEnded, { safe: true })),
  })
  sample({ clock: fired, target: startIntervalFx })
  return fired
}
