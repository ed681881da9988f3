import { useLayoutEffect, type RefObject } from 'react'

/** Distance in pixels between the list and its anchor, and between the list and the viewport's edge. */
const GAP = 6
const EDGE = 8

/** Places the list below its anchor, or above it if there is more room, inside the visual viewport. */
function positionPopup(popup: HTMLElement, anchor: Element, fit: 'anchor' | 'content'): void {
  const box = anchor.getBoundingClientRect()
  const top = window.visualViewport?.offsetTop ?? 0
  const bottom = top + (window.visualViewport?.height ?? window.innerHeight)
  const { style } = popup
  style.maxHeight = ''
  style.width = fit === 'anchor' ? `${box.width}px` : 'max-content'
  const below = bottom - box.bottom - GAP - EDGE
  const above = box.top - top - GAP - EDGE
  const isAbove = below < popup.offsetHeight && above > below
  const height = Math.min(popup.offsetHeight, Math.max(0, isAbove ? above : below))
  const left = Math.max(EDGE, Math.min(box.left, document.documentElement.clientWidth - EDGE - popup.offsetWidth))
  style.maxHeight = `${height}px`
  style.left = `${left}px`
  style.top = `${isAbove ? box.top - GAP - height : box.bottom + GAP}px`
}

/** Moves the list to the top layer; without popover support it stays in the page. */
function showInTopLayer(popup: HTMLElement): void {
  if (!('showPopover' in popup) || popup.popover !== null) return
  popup.popover = 'manual'
  popup.showPopover()
}

/** Shows a list in the top layer and keeps it next to its anchor while anything scrolls. */
export function usePopupPosition(
  popup: RefObject<HTMLElement | null>,
  anchor: () => Element | null,
  fit: 'anchor' | 'content',
): void {
  // On every render: typing changes the list's height, and an error above moves the anchor.
  useLayoutEffect(() => {
    const list = popup.current
    const element = anchor()
    if (list === null || element === null) return undefined
    showInTopLayer(list)
    const update = (): void => positionPopup(list, element, fit)
    update()
    const targets = [window, window.visualViewport].flatMap((target) => target ?? [])
    for (const target of targets) {
      target.addEventListener('resize', update)
      target.addEventListener('scroll', update, { capture: true, passive: true })
    }
    return () => {
      for (const target of targets) {
        target.removeEventListener('resize', update)
        target.removeEventListener('scroll', update, { capture: true })
      }
    }
  })
}
