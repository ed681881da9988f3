import { useEffect, useState, type RefObject } from 'react'

/** Toasts lie over the game and stay usable. */
const OVER_GAME = '[data-component="Toasts"]'

/** Makes everything outside `element` inert; returns the undo function. */
function makeOthersInert(element: Element): () => void {
  const inertElements: Element[] = []
  for (
    let current = element;
    current.parentElement !== null && current !== document.body;
    current = current.parentElement
  ) {
    for (const sibling of current.parentElement.children) {
      if (sibling === current || sibling.hasAttribute('inert') || sibling.matches(OVER_GAME)) continue
      sibling.setAttribute('inert', '')
      inertElements.push(sibling)
    }
  }
  return () => inertElements.forEach((sibling) => sibling.removeAttribute('inert'))
}

/**
 * Makes the window fill the viewport, and shows the document in fullscreen where the browser can (an iPhone cannot). So
 * dialogs and toasts need no place of their own. Escape or the browser's gesture ends it.
 */
export function useFillWindow(
  element: RefObject<HTMLElement | null>,
  isPossible: boolean,
): { fillsWindow: boolean; toggle: () => void } {
  const [isWanted, setWanted] = useState(false)
  const fillsWindow = isWanted && isPossible
  useEffect(() => {
    if (!fillsWindow || element.current === null) return
    const restorePage = makeOthersInert(element.current)
    const end = () => setWanted(false)
    const onKeyDown = (event: KeyboardEvent) => {
      // A dialog over the game may have handled the Escape.
      if (event.key === 'Escape' && !event.defaultPrevented) end()
    }
    const onFullscreenChange = () => {
      if (document.fullscreenElement === null) end()
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('fullscreenchange', onFullscreenChange)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('fullscreenchange', onFullscreenChange)
      restorePage()
      end()
      // Leaving fails if the document is not active any more.
      if (document.fullscreenEnabled && document.fullscreenElement !== null)
        document.exitFullscreen().catch(() => undefined)
    }
  }, [fillsWindow, element])
  return {
    fillsWindow,
    toggle() {
      setWanted(!fillsWindow)
      // Without fullscreen the window still fills the viewport.
      if (!fillsWindow && document.fullscreenEnabled)
        document.documentElement.requestFullscreen().catch(() => undefined)
    },
  }
}
