import { createEvent, createStore, sample } from 'effector'

/** Navigates to a site path. `replace` replaces the current history entry. */
type Navigate = (path: string, options?: { replace: boolean }) => void

/** Navigation for code outside components; `null` until the router has mounted. */
export const $navigate = createStore<Navigate | null>(null, { serialize: 'ignore' })
/** The router has mounted. */
export const navigatorProvided = createEvent<Navigate>()
// `.on` would treat the function as a reducer, so it is passed through `sample`.
sample({ clock: navigatorProvided, target: $navigate })
