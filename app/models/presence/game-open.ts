import { createEvent, createStore } from 'effector'

/** A game was opened or closed. */
export const gameOpenChanged = createEvent<boolean>()
/**
 * Whether a game is open, on its page or in a floating window. It has its own module so that the first page doesn't load the
 * models of games for it.
 */
export const $isGameOpen = createStore(false).on(gameOpenChanged, (_, isOpen) => isOpen)

/** The cover over the game on its page started or stopped showing that the session has ended. */
export const sessionCoverChanged = createEvent<boolean>()
/** Whether the cover over the game on its page shows that the session has ended. A toast about it would repeat that. */
export const $hasSessionCover = createStore(false).on(sessionCoverChanged, (_, hasCover) => hasCover)
