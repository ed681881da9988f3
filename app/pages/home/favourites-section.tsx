import { useEffect, useLayoutEffect, useRef } from 'react'
import { FavouritesMessage } from './favourites-message.tsx'
import { gameTiles } from './game-tiles-shown.ts'

/** What has the focus in a tile, and the how manyth tile it is. */
interface Place {
  element: Element
  at: number
}

function placeOf(element: EventTarget | null): Place | null {
  if (!(element instanceof Element)) return null
  const at = gameTiles().findIndex((tile) => tile.contains(element))
  return at < 0 ? null : { element, at }
}

/**
 * The view of favourites. A heart that is taken back takes its tile away, and the focus with it: the keyboard goes on at the tile
 * that has come into its place, at the last one, or, where none is left, at what the empty view offers.
 */
export function FavouritesSection({ favourites }: { favourites: ReadonlySet<number> | undefined }) {
  const message = useRef<HTMLDivElement>(null)
  const focused = useRef<Place>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = placeOf(target)
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useLayoutEffect(() => {
    const last = focused.current
    if (last === null || last.element.isConnected) return
    focused.current = null
    if (document.activeElement !== document.body) return
    const left = gameTiles()
    const next = left[Math.min(last.at, left.length - 1)]
    const target = next?.querySelector('button') ?? message.current?.querySelector('a, button')
    if (target instanceof HTMLElement) target.focus()
  })
  return favourites?.size === 0 ? (
    <div ref={message}>
      <FavouritesMessage />
    </div>
  ) : null
}
