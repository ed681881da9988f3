import { useEffect, type RefObject } from 'react'

function hideOthers(layer: Element): () => void {
  const hidden = [...document.body.children].filter(
    (child) => !(child instanceof HTMLScriptElement) && !child.contains(layer) && !child.hasAttribute('aria-hidden'),
  )
  for (const child of hidden) child.setAttribute('aria-hidden', 'true')
  return () => {
    for (const child of hidden) child.removeAttribute('aria-hidden')
  }
}

/**
 * Takes the page behind an open dialog away from screen readers and from the wheel. It writes one attribute on each
 * child of the body and one style on the root. The usual lock writes inherited styles on the body instead, which restyles
 * every element of a lobby of a thousand tiles: that costs more than the dialog itself.
 */
export function usePageBehind(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const layer = dialog.current
    if (layer === null) return undefined
    let show = (): void => undefined
    const hide = (): void => {
      show = hideOthers(layer)
    }
    // Browsers refuse to hide what holds the focus: it comes into the dialog first.
    if (layer.contains(document.activeElement)) hide()
    else layer.addEventListener('focusin', hide, { once: true })
    const root = document.documentElement
    const { overflow } = root.style
    root.style.overflow = 'hidden'
    return () => {
      layer.removeEventListener('focusin', hide)
      show()
      root.style.overflow = overflow
    }
  }, [dialog])
}
