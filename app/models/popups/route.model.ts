import { createEvent, createStore, sample } from 'effector'
import { panelClosed } from '#app/models/shell/panels.model.ts'

/** The path that is shown. */
export const routeChanged = createEvent<string>()

/** Where a visitor plays, pays or thinks of stopping: nothing pops up there (decided with the popups' own rules). */
const QUIET = ['/game/', '/invoice', '/cashbox', '/responsible-gaming', '/payment-notify', '/profile'] as const
export const isQuietRoute = (path: string): boolean => QUIET.some((start) => path.startsWith(start))

// Back leads to another page: the panel lay over the one that was left. The first place is told late, when a panel may be open on it.
const $moves = createStore<{ place: string | null; count: number }>({ place: null, count: 0 }).on(
  routeChanged,
  (last, place) => ({ place, count: last.place === null || last.place === place ? last.count : last.count + 1 }),
)
sample({ clock: $moves.map(({ count }) => count), fn: () => undefined, target: panelClosed })

export const $isQuietRoute = createStore(true).on(routeChanged, (_, path) => isQuietRoute(path))
