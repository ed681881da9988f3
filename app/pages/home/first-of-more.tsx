import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { focusInside } from '#app/lib/focus-inside.ts'
import { $shown } from '#app/models/games/lobby.model.ts'
import { gameTiles } from './game-tiles-shown.ts'

/** When the last press of "show more" has taken its button away, and the focus with it, the keyboard goes on at the first new game. */
export function FirstOfMore() {
  const shown = useUnit($shown)
  const before = useRef(shown)
  const focused = useRef<EventTarget>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    const last = before.current
    before.current = shown
    if (shown <= last || document.activeElement !== document.body) return
    if (focused.current instanceof Element && !focused.current.isConnected) focusInside(gameTiles()[last])
  }, [shown])
  return null
}
