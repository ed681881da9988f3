import { createEvent, sample } from 'effector'
import { $navigate, type Navigate } from './ports.ts'

/** The router is there and can be driven. */
export const navigatorGiven = createEvent<Navigate>()
// A function given to a store would be called as its updater, so it passes as a value of a sample.
sample({ clock: navigatorGiven, target: $navigate })
