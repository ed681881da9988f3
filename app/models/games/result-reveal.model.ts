import { createEvent, createStore } from 'effector'

/*
 * The server answers a round before its game has shown the result. Until then the numbers around the game stay as they
 * were, so that they do not reveal it.
 */

/** A real game may be playing towards a result that it has not shown, or has shown it. The game itself is loaded later. */
export const resultHiddenChanged = createEvent<boolean>()

/** Whether a result is not to be shown yet; for ten seconds at most (`play.model.ts`). */
export const $isResultHidden = createStore(false).on(resultHiddenChanged, (_, isHidden) => isHidden)
