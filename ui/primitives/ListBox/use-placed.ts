import { useLayoutEffect, type RefObject } from 'react'

/** Pixels between the list and what it belongs to, and between the list and the window. */
const GAP = 6
const EDGE = 8

/** Below its owner, or above where there is more room; inside of what the visitor sees, keyboard of a phone or not. */
function place(popup: HTMLElement, owner: Element, fit: 'owner' | 'content'): void {
  const box = owner.getBoundingClientRect()
  const top = window.visualViewport?.offsetTop ?? 0
  const bottom = top + (window.visualViewport?.height ?? window.innerHeight)
  const { style } = popup
  style.maxHeight = ''
  style.width = fit === 'owner' ? `${box.width}px` : 'max-content'
  const below = bottom - box.bottom - GAP - EDGE
  const above = box.top - top - GAP - EDGE
  const isAbove = below < popup.offsetHeight && above > below
  const height = Math.min(popup.offsetHeight, Math.max(0, isAbove ? above : below))
  const left = Math.max(EDGE, Math.min(box.left, document.documentElement.clientWidth - EDGE - popup.offsetWidth))
  style.maxHeight = `${height}px`
  style.left = `${left}px`
  style.top = `${isAbove ? box.top - GAP - height : box.bottom + GAP}px`
}

/** Into the top layer; in a browser that has none the list lies in the page. */
function raise(popup: HTMLElement): void {
  if (!('showPopover' in popup) || popup.popover !== null) return
  popup.popover = 'manual'
  popup.showPopover()
}

/** Shows a list over everything and keeps it beside its owner, whatever is scrolled. */
export function usePlaced(
  popup: RefObject<HTMLElement | null>,
  owner: () => Element | null,
  fit: 'owner' | 'content',
): void {
  // At every render: what was typed changes the height, and an error above moves the owner.
  useLayoutEffect(() => {
    const list = popup.current
    const element = owner()
    if (list === null || element === null) return undefined
    raise(list)
    const follow = (): void => place(list, element, fit)
    follow()
    const places = [window, window.visualViewport].flatMap((target) => target ?? [])
    for (const target of places) {
      target.addEventListener('resize', follow)
      target.addEventListener('scroll', follow, { capture: true, passive: true })
    }
    return () => {
      for (const target of places) {
        target.removeEventListener('resize', follow)
        target.removeEventListener('scroll', follow, { capture: true })
      }
    }
  })
}
