import { useEffect, type RefObject } from 'react'
import { SCROLLBAR_GAP } from '../../tokens/scale.ts'

function hideOthers(layer: Element): () => void {
  const hidden = [...document.body.children].filter(
    (child) => !(child instanceof HTMLScriptElement) && !child.contains(layer) && !child.hasAttribute('aria-hidden'),
  )
  for (const child of hidden) child.setAttribute('aria-hidden', 'true')
  return () => {
    for (const child of hidden) child.removeAttribute('aria-hidden')
  }
}

/** Locks scrolling without the empty strip of `scrollbar-gutter`, which a backdrop cannot cover. Returns a function that restores it. */
function lockScrolling(): () => void {
  const { clientWidth, style } = document.documentElement
  const { overflow, scrollbarGutter } = style
  const gap = style.getPropertyValue(SCROLLBAR_GAP)
  const ownGap = window.innerWidth - clientWidth
  style.overflow = 'hidden'
  style.scrollbarGutter = 'auto'
  if (ownGap > 0) style.setProperty(SCROLLBAR_GAP, `${ownGap}px`)
  return () => {
    style.overflow = overflow
    style.scrollbarGutter = scrollbarGutter
    style.setProperty(SCROLLBAR_GAP, gap)
  }
}

/**
 * Hides the page behind an open dialog from screen readers and locks its scrolling. Sets one attribute per child of the
 * body: the usual inherited styles on the body would restyle every tile of a large lobby.
 */
export function useModalPage(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const layer = dialog.current
    if (layer === null) return undefined
    let show = (): void => undefined
    const hide = (): void => {
      show = hideOthers(layer)
    }
    // Browsers ignore aria-hidden on an element with focus, so wait until the dialog has it.
    if (layer.contains(document.activeElement)) hide()
    else layer.addEventListener('focusin', hide, { once: true })
    const unlock = lockScrolling()
    return () => {
      layer.removeEventListener('focusin', hide)
      show()
      unlock()
    }
  }, [dialog])
}
