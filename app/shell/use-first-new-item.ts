import { useEffect, useRef, type SyntheticEvent } from 'react'
import { focusInside } from '#app/lib/focus-inside.ts'

/** The things of a list in their order, as they stand on the page when this is called. */
type Find = () => ArrayLike<Element> | undefined

/**
 * The last press of "show more" takes its button away, and the focus with it: the keyboard then goes on at the first thing that
 * has come. There are `count` of them now; the result hears the press.
 */
export function useFirstNewItem(count: number): (event: SyntheticEvent, find: Find) => void {
  const pressed = useRef<{ button: Element; count: number; find: Find }>(null)
  useEffect(() => {
    const last = pressed.current
    if (last === null || count <= last.count) return
    pressed.current = null
    if (!last.button.isConnected && document.activeElement === document.body) focusInside(last.find()?.[last.count])
  }, [count])
  return ({ currentTarget: button }, find) => {
    pressed.current = { button, count, find }
  }
}
