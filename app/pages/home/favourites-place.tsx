import { useEffect, useLayoutEffect, useRef } from 'react'
import { FavouritesMessage } from './favourites-message.tsx'

const TILE = 'main [data-component="GameTile"]'

const tiles = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(TILE)]

/**
 * The view of favourites. A heart that is taken back takes its tile away, and the focus with it: the keyboard goes on at the tile
 * that has come into its place, at the last one, or, where none is left, at what the empty view offers.
 */
export function FavouritesPlace({ favourites }: { favourites: ReadonlySet<number> | undefined }) {
  const message = useRef<HTMLDivElement>(null)
  const place = useRef(-1)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      place.current = tiles().findIndex((tile) => target instanceof Node && tile.contains(target))
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useLayoutEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return
    const left = tiles()
    const next = left[Math.min(place.current, left.length - 1)]
    const target = next?.querySelector('button') ?? message.current?.querySelector('a, button')
    if (target instanceof HTMLElement) target.focus()
  }, [favourites])
  return favourites?.size === 0 ? (
    <div ref={message}>
      <FavouritesMessage />
    </div>
  ) : null
}
