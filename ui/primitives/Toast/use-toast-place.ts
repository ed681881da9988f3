import { useLayoutEffect, type RefObject } from 'react'
import { areaOf } from '../../private/area.ts'
import { findUsable, KEEP_CLEAR } from '../../private/keep-clear.ts'
import { watchLayout } from '../../private/watch-layout.ts'
import { clearPlace, type ClearArea } from './clear-place.ts'

/** The element with the keyboard focus. A large one, such as a whole page, is still visible beside the toasts. */
function focusedArea(list: Element): ClearArea[] {
  const focused = document.activeElement
  if (focused === null || list.contains(focused) || !focused.matches(':focus-visible')) return []
  const area = areaOf(focused)
  return area.bottom - area.top > window.innerHeight / 2 ? [] : [{ ...area, weight: 1 }]
}

function markedArea(element: Element): ClearArea {
  const area = areaOf(element)
  const part = element.getAttribute(KEEP_CLEAR)
  return {
    ...area,
    top: part === 'lower' ? (area.top + area.bottom) / 2 : area.top,
    weight: part === 'preferred' ? 0.1 : 1,
    hasRoomAbove: part === 'foot',
  }
}

/** What the toasts may not cover now. What a modal covers does not count. */
function keptClear(list: Element): ClearArea[] {
  const marked = findUsable(`[${KEEP_CLEAR}]:not([${KEEP_CLEAR}="button"])`)
  return [...marked.map(markedArea), ...focusedArea(list)]
}

function place(list: HTMLElement): void {
  // Measures its own place, at the bottom.
  list.style.removeProperty('inset')
  const own = areaOf(list)
  const { left, top } = clearPlace(own, keptClear(list))
  if (top !== own.top || left !== own.left) list.style.setProperty('inset', `${top}px auto auto ${left}px`)
}

/** Places a list of toasts where it covers nothing that must stay free, as long as it is shown. */
export function useToastPlace(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const update = () => {
      if (list.current !== null) place(list.current)
    }
    update()
    return watchLayout(update)
  }, [list])
}
