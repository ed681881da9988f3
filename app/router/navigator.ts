import { createEvent, createStore, sample } from 'effector'

/** Goes to a path of the site, as a step of the history or in place of the last one. */
type Navigate = (path: string, options?: { replace: boolean }) => void

/** Leads the browser for what is no component; `null` until the router is there. */
export const $navigate = createStore<Navigate | null>(null, { serialize: 'ignore' })
/** The router is there and can be driven. */
export const navigatorProvided = createEvent<Navigate>()
// A function given to a store would be called as its updater, so it passes as a value of a sample.
sample({ clock: navigatorProvided, target: $navigate })
