import { useLayoutEffect, useState, type RefObject } from 'react'

/** Whether the box covers the keyboard-focused element, unless that is inside the box. */
function coversFocus(box: Element): boolean {
  const focused = document.activeElement
  if (focused === null || box.contains(focused) || !focused.matches(':focus-visible')) return false
  const boxRect = box.getBoundingClientRect()
  const focusedRect = focused.getBoundingClientRect()
  // A large element, such as a whole page, is still visible around the box.
  if (focusedRect.height > window.innerHeight / 2) return false
  return (
    boxRect.left < focusedRect.right &&
    focusedRect.left < boxRect.right &&
    boxRect.top < focusedRect.bottom &&
    focusedRect.top < boxRect.bottom
  )
}

/**
 * Whether a floating box must hide, because it covers the keyboard-focused element (WCAG 2.4.11). Scroll padding is not
 * enough: the end of a page cannot be scrolled further up.
 */
export function useCoversFocus(box: RefObject<HTMLElement | null>): boolean {
  const [isCovering, setIsCovering] = useState(false)
  // Before the browser paints the box for the first time.
  useLayoutEffect(() => {
    const update = () => {
      if (box.current !== null) setIsCovering(coversFocus(box.current))
    }
    update()
    // A pointer press removes :focus-visible, and scrolling moves the page under the fixed box.
    const events = ['focusin', 'focusout', 'pointerdown', 'scroll'] as const
    for (const event of events) document.addEventListener(event, update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      for (const event of events) document.removeEventListener(event, update)
      window.removeEventListener('resize', update)
    }
  }, [box])
  return isCovering
}
