import { createEvent, createStore } from 'effector'

/** A page with jackpots was mounted (`true`) or unmounted (`false`). */
export const jackpotsVisible = createEvent<boolean>()
export const $jackpotsVisible = createStore(false).on(jackpotsVisible, (_, isVisible) => isVisible)
