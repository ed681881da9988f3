import { createEvent } from 'effector'

/** The heart of a game was pressed. What comes of it arrives later than the hearts themselves. */
export const favouriteToggled = createEvent<number>()
