import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { appStopped } from '#app/lib/lifecycle.ts'
import { lessMotionTold } from './motion.model.ts'

/* Listens to what the system says of motion. It waits for the first screen: nothing moves by itself in the first seconds. */

/** What tells whether the system asks for less motion: at once, and at each change; a test has its own. */
export interface MotionPort {
  /** Gives what ends the listening. */
  onLessMotion(listener: (less: boolean) => void): () => void
}
export const motionPortGiven = createEvent<MotionPort>()

const listenFx = createEffect((port: MotionPort) => port.onLessMotion(scopeBind(lessMotionTold, { safe: true })))
const $stop = createStore<(() => void) | null>(null, { serialize: 'ignore' })
const stopFx = attach({ source: $stop, effect: (stop) => stop?.() })

sample({ clock: motionPortGiven, target: listenFx })
sample({ clock: listenFx.doneData, target: $stop })
sample({ clock: appStopped, target: stopFx })
