import { useEffect, useState, type RefObject } from 'react'

/** Is what the keyboard has come to beneath the box? What the box itself holds is not. */
function coversFocus(box: Element): boolean {
  const focused = document.activeElement
  if (focused === null || box.contains(focused) || !focused.matches(':focus-visible')) return false
  const over = box.getBoundingClientRect()
  const under = focused.getBoundingClientRect()
  // What is so large is seen beside the box: a whole page that was gone to.
  if (under.height > window.innerHeight / 2) return false
  return over.left < under.right && under.left < over.right && over.top < under.bottom && under.top < over.bottom
}

/**
 * Whether what floats over a page has to give way: it lies over what has the keyboard's focus (WCAG 2.2, 2.4.11). A room at the end
 * of what is scrolled would not do: the last lines of a page cannot be scrolled higher.
 */
export function useGivesWay(box: RefObject<HTMLElement | null>): boolean {
  const [givesWay, setGivesWay] = useState(false)
  useEffect(() => {
    const look = () => {
      if (box.current !== null) setGivesWay(coversFocus(box.current))
    }
    look()
    // A press is what takes a mark of focus away, and a page moves beneath a box that stands.
    const moments = ['focusin', 'focusout', 'pointerdown', 'scroll'] as const
    for (const moment of moments) document.addEventListener(moment, look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      for (const moment of moments) document.removeEventListener(moment, look)
      window.removeEventListener('resize', look)
    }
  }, [box])
  return givesWay
}
