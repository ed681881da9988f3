import { createEvent, createStore, sample } from 'effector'
import { panelClosed } from '#app/models/shell/panels.model.ts'

/** The current path, fired on mount and on navigation. */
export const routeChanged = createEvent<string>()

/** Pages for playing, payments and responsible gaming. No popups are shown there. */
const QUIET_PREFIXES = ['/game/', '/invoice', '/cashbox', '/responsible-gaming', '/payment-notify', '/profile'] as const
export const isQuietRoute = (path: string): boolean => QUIET_PREFIXES.some((prefix) => path.startsWith(prefix))

// Navigation closes an open panel. The first path is skipped, because it is reported late and a panel may already be
// open.
const $navigation = createStore<{ path: string | null; count: number }>({ path: null, count: 0 }).on(
  routeChanged,
  (previous, path) => ({
    path,
    count: previous.path === null || previous.path === path ? previous.count : previous.count + 1,
  }),
)
sample({ clock: $navigation.map(({ count }) => count), target: panelClosed })

export const $isQuietRoute = createStore(true).on(routeChanged, (_, path) => isQuietRoute(path))
