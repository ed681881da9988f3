import { createEvent, createStore } from 'effector'

/** The path that is shown. */
export const placeShown = createEvent<string>()

/** Where a visitor plays, pays or thinks of stopping: nothing pops up there (decided with the popups' own rules). */
const QUIET = ['/game/', '/invoice', '/cashbox', '/responsible-gaming', '/payment-notify', '/profile'] as const
export const isQuietPlace = (path: string): boolean => QUIET.some((start) => path.startsWith(start))

export const $quietPlace = createStore(true).on(placeShown, (_, path) => isQuietPlace(path))
