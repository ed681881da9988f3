import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { appStarted, appStopped } from '#app/lib/lifecycle.ts'
import { browserClock, createClock, type Clock } from './clock.ts'

/** The app's clock: a port, replaced by driven time in tests and stories. */
export const $clock = createStore<Clock | null>(null, { serialize: 'ignore' })

/**
 * A second has passed, with the machine's time: what lasts (standby, the banner) is measured with it, because the
 * server's time may be corrected at any answer.
 */
export const ticked = createEvent<number>()

/** The clock of a running app; asking before the app has started is a programming error. */
export function requireClock(clock: Clock | null): Clock {
  if (clock === null)
    throw new Error('The clock was read before the scope was made: give `$clock` to `createAppScope`.')
  return clock
}

/** The browser's clock, for the scope of the real app. */
export const createBrowserClock = (): Clock => createClock(browserClock(document))

const $stop = createStore<(() => void) | null>(null, { serialize: 'ignore' })

const startTickingFx = attach({
  source: $clock,
  effect: (clock) => {
    const tell = scopeBind(ticked, { safe: true })
    const running = requireClock(clock)
    return running.subscribe(() => tell(running.machineNow()))
  },
})
const stopTickingFx = createEffect((stop: (() => void) | null) => stop?.())

sample({ clock: appStarted, target: startTickingFx })
sample({ clock: startTickingFx.doneData, target: $stop })
sample({ clock: appStopped, source: $stop, target: stopTickingFx })
