import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { focusInside } from '#app/lib/browser/focus-inside.ts'
import { $shown } from '#app/models/games/lobby.model.ts'
import { gameTiles } from './game-tiles-shown.ts'

/** Moves focus to the first new game when the last click on "show more" removes the focused button. */
export function FirstOfMore() {
  const shown = useUnit($shown)
  const previousShown = useRef(shown)
  /** Rendered before the click: the pages of the list end with whole rows. */
  const tilesBefore = useRef(0)
  const focused = useRef<EventTarget>(null)
  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      focused.current = target
      tilesBefore.current = gameTiles().length
    }
    document.addEventListener('focusin', handleFocus)
    return () => document.removeEventListener('focusin', handleFocus)
  }, [])
  useEffect(() => {
    const previous = previousShown.current
    const firstNew = gameTiles()[tilesBefore.current]
    previousShown.current = shown
    tilesBefore.current = gameTiles().length
    if (shown <= previous || document.activeElement !== document.body) return
    if (focused.current instanceof Element && !focused.current.isConnected) focusInside(firstNew)
  }, [shown])
  return null
}
