import { useSyncExternalStore } from 'react'

// The same width as `media.from1100` of the styles.
const query = () => window.matchMedia('(min-width: 1100px)')
const subscribe = (listener: () => void) => {
  const list = query()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/**
 * Whether the page has room for the panel beside the game; not on a server. A tab loads data only where it is shown, so CSS
 * is not enough.
 */
export const useColumn = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  )
