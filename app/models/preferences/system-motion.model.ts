import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { appStopped } from '#app/lib/state/lifecycle.ts'
import { systemMotionChanged } from './motion.model.ts'

/* Subscribes to the system's reduced-motion setting. Deferred, because nothing animates in the first seconds. */

/** Port for the system's reduced-motion setting. */
export interface MotionPort {
  /** Calls `listener` at once and on each change. Returns a function that unsubscribes. */
  onChange(listener: (isReduced: boolean) => void): () => void
}
export const motionPortProvided = createEvent<MotionPort>()

const listenFx = createEffect((port: MotionPort) => port.onChange(scopeBind(systemMotionChanged, { safe: true })))
const $stop = createStore<(() => void) | null>(null, { serialize: 'ignore' })
const stopFx = attach({ source: $stop, effect: (stop) => stop?.() })

sample({ clock: motionPortProvided, target: listenFx })
sample({ clock: listenFx.doneData, target: $stop })
sample({ clock: appStopped, target: stopFx })
