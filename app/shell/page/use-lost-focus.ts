import { useEffect, useRef, type RefObject } from 'react'
import { focusInside } from '#ui/index.ts'

/** Moves the focus into an element when a change of state has removed the focused control. */
export function useLostFocus(element: RefObject<Element | null>, state: unknown): void {
  const shown = useRef(state)
  useEffect(() => {
    const hasChanged = shown.current !== state
    shown.current = state
    if (hasChanged && document.activeElement === document.body) focusInside(element.current)
  }, [element, state])
}
