import { createEvent } from 'effector'

/** The app runs: what listens, polls or ticks begins here, never at import. */
export const appStarted = createEvent()
/** The first screen is on its way: what could wait for it begins (presence, polling). */
export const firstScreenRendered = createEvent()
/** The app ends (a test, a story that is left): everything that was begun is ended. */
export const appStopped = createEvent()
