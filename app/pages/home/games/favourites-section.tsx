import { useEffect, useLayoutEffect, useRef } from 'react'
import { FavouritesMessage } from './favourites-message.tsx'
import { gameTiles } from './game-tiles-shown.ts'

/** The focused element in a tile, and the index of the tile. */
interface FocusedTile {
  element: Element
  index: number
}

function findFocusedTile(element: EventTarget | null): FocusedTile | null {
  if (!(element instanceof Element)) return null
  const index = gameTiles().findIndex((tile) => tile.contains(element))
  return index < 0 ? null : { element, index }
}

/**
 * Keeps keyboard focus in the favourites: removing a favourite unmounts its focused tile. Focus moves to the tile at the same
 * index, or to the last one, or to the action of the empty view.
 */
export function FavouritesSection({ favourites }: { favourites: ReadonlySet<number> | undefined }) {
  const message = useRef<HTMLDivElement>(null)
  const focused = useRef<FocusedTile>(null)
  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      focused.current = findFocusedTile(target)
    }
    document.addEventListener('focusin', handleFocus)
    return () => document.removeEventListener('focusin', handleFocus)
  }, [])
  useLayoutEffect(() => {
    const last = focused.current
    if (last === null || last.element.isConnected) return
    focused.current = null
    if (document.activeElement !== document.body) return
    const tiles = gameTiles()
    const next = tiles[Math.min(last.index, tiles.length - 1)]
    const target = next?.querySelector('button') ?? message.current?.querySelector('a, button')
    if (target instanceof HTMLElement) target.focus()
  })
  return favourites?.size === 0 ? (
    <div ref={message}>
      <FavouritesMessage />
    </div>
  ) : null
}
