import { createEvent, createStore } from 'effector'

/** A page that shows jackpots was opened or left. */
export const jackpotsVisible = createEvent<boolean>()
export const $jackpotsVisible = createStore(false).on(jackpotsVisible, (_, wanted) => wanted)
