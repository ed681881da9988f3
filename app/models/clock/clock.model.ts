import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { appStarted, appStopped } from '#app/lib/state/lifecycle.ts'
import { browserClock, createClock, type Clock } from './clock.ts'

/** Port for the app's clock. Tests and stories use a fake one. */
export const $clock = createStore<Clock | null>(null, { serialize: 'ignore' })

/**
 * Fires every second with the device time (ms). Durations (standby, the banner) use it, because the server time may be
 * corrected by any response.
 */
export const ticked = createEvent<number>()

/** Narrows `$clock`. @throws if the scope was created without one */
export function requireClock(clock: Clock | null): Clock {
  if (clock === null) throw new Error('No clock: pass `$clock` to `fork`.')
  return clock
}

/** Creates the clock of the real app. */
export const createBrowserClock = (): Clock => createClock(browserClock(document))

const $stop = createStore<(() => void) | null>(null, { serialize: 'ignore' })

const startTickingFx = attach({
  source: $clock,
  effect: (clock) => {
    const tick = scopeBind(ticked, { safe: true })
    const currentClock = requireClock(clock)
    return currentClock.subscribe(() => tick(currentClock.machineNow()))
  },
})
const stopTickingFx = createEffect((stop: (() => void) | null) => stop?.())

sample({ clock: appStarted, target: startTickingFx })
sample({ clock: startTickingFx.doneData, target: $stop })
sample({ clock: appStopped, source: $stop, target: stopTickingFx })
