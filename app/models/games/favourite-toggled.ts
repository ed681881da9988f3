import { createEvent } from 'effector'
import { bufferEvents } from '#app/lib/buffer-events.ts'

/** The heart of a game was pressed. What comes of it arrives later than the hearts themselves. */
export const favouriteToggled = createEvent<number>()
/** The hearts that nobody has answered yet. */
export const $bufferedToggles = bufferEvents(favouriteToggled)
