import { createEvent, createStore } from 'effector'

/** A game was opened or closed. */
export const gameOpenChanged = createEvent<boolean>()
/** Whether a game is open, on its page or in a floating window. In its own module, because the first page needs no more. */
export const $gameOpen = createStore(false).on(gameOpenChanged, (_, isOpen) => isOpen)
