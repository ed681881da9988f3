import { combine, createEvent, createStore } from 'effector'
import { $reducedMotionChosen } from './preferences.model.ts'

/** Whether the system asks for less motion: told when it is first heard of, and at each change. */
export const systemMotionChanged = createEvent<boolean>()
const $lessMotion = createStore(false).on(systemMotionChanged, (_, less) => less)

/** Nothing moves by itself now: the visitor's switch says so, or the system. */
export const $reducedMotion = combine($reducedMotionChosen, $lessMotion, (chosen, less) => chosen || less)
