import { createEvent } from 'effector'
import { keepTold } from '#app/lib/keep-told.ts'

/** The heart of a game was pressed. What comes of it arrives later than the hearts themselves. */
export const favouriteToggled = createEvent<number>()
/** The hearts that nobody has answered yet. */
export const $heartsPressed = keepTold(favouriteToggled)
