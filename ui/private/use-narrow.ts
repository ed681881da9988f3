import { useSyncExternalStore } from 'react'

// The same width as `media.below700` of the styles.
const query = () => window.matchMedia('(max-width: 699px)')
const subscribe = (listener: () => void) => {
  const list = query()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/**
 * Whether the page is as narrow as a phone; not on a server. Only where another element is needed there; else use media
 * queries.
 */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  )
