import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { appStopped } from '#app/lib/lifecycle.ts'
import { systemMotionChanged } from './motion.model.ts'

/* Listens to what the system says of motion. It waits for the first screen: nothing moves by itself in the first seconds. */

/** What tells whether the system asks for less motion: at once, and at each change; a test has its own. */
export interface MotionPort {
  /** Gives what ends the listening. */
  onChange(listener: (less: boolean) => void): () => void
}
export const motionPortProvided = createEvent<MotionPort>()

const listenFx = createEffect((port: MotionPort) => port.onChange(scopeBind(systemMotionChanged, { safe: true })))
const $stop = createStore<(() => void) | null>(null, { serialize: 'ignore' })
const stopFx = attach({ source: $stop, effect: (stop) => stop?.() })

sample({ clock: motionPortProvided, target: listenFx })
sample({ clock: listenFx.doneData, target: $stop })
sample({ clock: appStopped, target: stopFx })
