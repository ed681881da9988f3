import { useEffect, useRef, type SyntheticEvent } from 'react'
import { focusInside } from '../../private/focus-inside.ts'

/** Finds the rendered items of a list, in DOM order. */
export type FindItems = () => ArrayLike<Element> | undefined

/**
 * Moves focus to the first new item when the last click on "show more" removes the focused button.
 * @param count Current number of items.
 * @returns A handler for the click on "show more".
 */
export function useFirstNewItem(count: number): (event: SyntheticEvent, findItems: FindItems) => void {
  const lastClick = useRef<{ button: Element; count: number; findItems: FindItems }>(null)
  useEffect(() => {
    const click = lastClick.current
    if (click === null || count <= click.count) return
    lastClick.current = null
    if (!click.button.isConnected && document.activeElement === document.body) {
      focusInside(click.findItems()?.[click.count])
    }
  }, [count])
  return ({ currentTarget: button }, findItems) => {
    lastClick.current = { button, count, findItems }
  }
}
