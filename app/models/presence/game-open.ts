import { createEvent, createStore } from 'effector'

/** A game was opened or closed. */
export const gameOpenChanged = createEvent<boolean>()
/** Whether a game is open, on its page or in a floating window. In its own module, because the first page needs no more. */
export const $gameOpen = createStore(false).on(gameOpenChanged, (_, isOpen) => isOpen)

/** The cover of the game on its page began or ceased to say that the session has ended. */
export const sessionCoverChanged = createEvent<boolean>()
/** Whether the cover of the game on its page says that the session has ended. Then no toast says it again. */
export const $hasSessionCover = createStore(false).on(sessionCoverChanged, (_, hasCover) => hasCover)
