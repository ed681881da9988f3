import { useEffect, useRef, type RefObject } from 'react'

/**
 * Focuses the heading of an outcome panel once `isShown`, and scrolls its mark and heading into view: the form that it
 * replaces was longer, so its top may be out of view. Returns the ref of the panel.
 */
export function useOutcomeFocus(isShown: boolean): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isShown) return
    const heading = panel.current?.querySelector('h1')
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'nearest' })
    panel.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return panel
}
