import { createEvent } from 'effector'

/** The app has started. Listeners, polling and timers start on this event, never at import. */
export const appStarted = createEvent()
/** The first screen has rendered. Deferred work (presence, polling) starts on this event. */
export const firstScreenRendered = createEvent()
/** The app stops (a test or a story unmounts). Everything that was started must stop. */
export const appStopped = createEvent()
