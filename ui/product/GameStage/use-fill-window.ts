import { useEffect, useState, type RefObject } from 'react'

/** Makes everything outside `element` inert; returns the undo function. */
function makeOthersInert(element: Element): () => void {
  const inertElements: Element[] = []
  for (
    let current = element;
    current.parentElement !== null && current !== document.body;
    current = current.parentElement
  ) {
    for (const sibling of current.parentElement.children) {
      if (sibling === current || sibling.hasAttribute('inert')) continue
      sibling.setAttribute('inert', '')
      inertElements.push(sibling)
    }
  }
  return () => inertElements.forEach((sibling) => sibling.removeAttribute('inert'))
}

/**
 * Shows `screen` in fullscreen. Where the browser does not support element fullscreen (iPhone) or rejects it, `stage`
 * fills the window instead, until it is toggled or Escape is pressed.
 */
export function useFillWindow(
  stage: RefObject<HTMLElement | null>,
  screen: RefObject<HTMLElement | null>,
): { fillsWindow: boolean; toggle: () => void } {
  const [fillsWindow, setFillsWindow] = useState(false)
  useEffect(() => {
    if (!fillsWindow || stage.current === null) return
    const restorePage = makeOthersInert(stage.current)
    const handleKeyDown = (event: KeyboardEvent) => {
      // A dialog over the game may have handled the Escape.
      if (event.key === 'Escape' && !event.defaultPrevented) setFillsWindow(false)
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => {
      document.removeEventListener('keydown', handleKeyDown)
      restorePage()
    }
  }, [fillsWindow, stage])
  const fillWindow = () => setFillsWindow(true)
  return {
    fillsWindow,
    toggle: () => {
      if (fillsWindow) setFillsWindow(false)
      else if (document.fullscreenEnabled && screen.current !== null)
        screen.current.requestFullscreen().catch(fillWindow)
      else fillWindow()
    },
  }
}
