import { useLayoutEffect, type RefObject } from 'react'
import { areaOf } from '../../private/area.ts'
import { findUsable, KEEP_CLEAR } from '../../private/keep-clear.ts'
import { watchLayout } from '../../private/watch-layout.ts'
import { liftAbove } from './lift-above.ts'

/** Keeps a floating element above the main buttons of the page that scroll below it. */
export function useRoomAboveButtons(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const update = () => {
      const floating = element.current
      // Below a modal it stays where it is.
      if (floating === null || floating.closest('[inert]') !== null) return
      // Measures its own place.
      floating.style.removeProperty('transform')
      const buttons = findUsable(`[${KEEP_CLEAR}="button"]`).map(areaOf)
      const lift = liftAbove(areaOf(floating), buttons)
      if (lift > 0) floating.style.setProperty('transform', `translateY(${-lift}px)`)
    }
    update()
    return watchLayout(update)
  }, [element])
}
