import { useLayoutEffect, type RefObject } from 'react'
import { areaOf } from '../../private/area.ts'
import { KEEP_CLEAR } from '../../private/keep-clear.ts'
import { watchLayout } from '../../private/watch-layout.ts'
import { liftAbove } from './lift-above.ts'

/** Keeps a floating element above the main buttons of the page that scroll below it. */
export function useRoomAboveButtons(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const update = () => {
      const floating = element.current
      if (floating === null) return
      // Measures its own place.
      floating.style.removeProperty('transform')
      const buttons = [...document.querySelectorAll(`[${KEEP_CLEAR}="button"]`)].map(areaOf)
      const lift = liftAbove(areaOf(floating), buttons)
      if (lift > 0) floating.style.setProperty('transform', `translateY(${-lift}px)`)
    }
    update()
    return watchLayout(update)
  }, [element])
}
