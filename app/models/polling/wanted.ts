import { createEvent, createStore } from 'effector'

/** A page that shows jackpots was opened or left. */
export const jackpotsWanted = createEvent<boolean>()
export const $jackpotsWanted = createStore(false).on(jackpotsWanted, (_, wanted) => wanted)
