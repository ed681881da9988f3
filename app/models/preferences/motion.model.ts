import { combine, createEvent, createStore } from 'effector'
import { $calm } from './preferences.model.ts'

/** Whether the system asks for less motion: told when it is first heard of, and at each change. */
export const lessMotionTold = createEvent<boolean>()
const $lessMotion = createStore(false).on(lessMotionTold, (_, less) => less)

/** Nothing moves by itself now: the visitor's switch says so, or the system. */
export const $motionCalm = combine($calm, $lessMotion, (chosen, less) => chosen || less)
