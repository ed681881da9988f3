import { combine, createEvent, createStore } from 'effector'
import { $reducedMotionChosen } from './preferences.model.ts'

/** The system's reduced-motion setting: fired once initially and on each change. */
export const systemMotionChanged = createEvent<boolean>()
const $systemReducedMotion = createStore(false).on(systemMotionChanged, (_, isReduced) => isReduced)

/** Whether motion is reduced, by the visitor's switch or by the system. */
export const $reducedMotion = combine(
  $reducedMotionChosen,
  $systemReducedMotion,
  (isChosen, isReduced) => isChosen || isReduced,
)
