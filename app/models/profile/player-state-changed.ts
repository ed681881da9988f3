import { createEvent } from 'effector'

/** What is known of the player has changed, or perhaps has: it is asked for again. */
export const playerStateChanged = createEvent()
