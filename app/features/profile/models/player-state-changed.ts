import { createEvent } from 'effector'

/** The player's state on the server has or may have changed; it is refetched. */
export const playerStateChanged = createEvent()
