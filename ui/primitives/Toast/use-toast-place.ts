import { useLayoutEffect, type RefObject } from 'react'
import { KEEP_CLEAR } from '../../private/keep-clear.ts'
import { clearTop, type Area } from './clear-top.ts'

/** Its fields: those of a `DOMRect` cannot be spread. */
function areaOf(element: Element): Area {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}

/** The element with the keyboard focus. A large one, such as a whole page, is still visible beside the toasts. */
function focusedArea(list: Element): Area[] {
  const focused = document.activeElement
  if (focused === null || list.contains(focused) || !focused.matches(':focus-visible')) return []
  const area = areaOf(focused)
  return area.bottom - area.top > window.innerHeight / 2 ? [] : [area]
}

/** What the toasts may not cover now. What a modal covers does not count. */
function keptClear(list: Element): Area[] {
  const marked = [...document.querySelectorAll(`[${KEEP_CLEAR}]`)]
    .filter((element) => element.closest('[inert]') === null)
    .map((element) => {
      const area = areaOf(element)
      return element.getAttribute(KEEP_CLEAR) === 'lower' ? { ...area, top: (area.top + area.bottom) / 2 } : area
    })
  return [...marked, ...focusedArea(list)]
}

function place(list: HTMLElement): void {
  // Measures its own place, at the bottom.
  list.style.removeProperty('inset-block')
  const own = areaOf(list)
  const top = clearTop(own, keptClear(list))
  if (top !== own.top) list.style.setProperty('inset-block', `${top}px auto`)
}

/** Places a list of toasts where it covers nothing that must stay free, as long as it is shown. */
export function useToastPlace(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const update = () => {
      if (list.current !== null) place(list.current)
    }
    update()
    // The window of a game changes its mode, a dialog opens, a message arrives.
    const changes = new MutationObserver(update)
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: [KEEP_CLEAR, 'inert', 'data-mode', 'data-corner', 'data-fills-window'],
    })
    const controller = new AbortController()
    const options = { capture: true, passive: true, signal: controller.signal }
    for (const event of ['scroll', 'resize', 'focusin', 'focusout']) window.addEventListener(event, update, options)
    return () => {
      changes.disconnect()
      controller.abort()
    }
  }, [list])
}
