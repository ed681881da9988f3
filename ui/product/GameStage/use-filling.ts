import { useEffect, useState, type RefObject } from 'react'

/** Takes whatever is not `element` out of reach of pointer, keyboard and screen reader; the result gives it back. */
function keepAlone(element: Element): () => void {
  const shut: Element[] = []
  for (let at = element; at.parentElement !== null && at !== document.body; at = at.parentElement) {
    for (const beside of at.parentElement.children) {
      if (beside === at || beside.hasAttribute('inert')) continue
      beside.setAttribute('inert', '')
      shut.push(beside)
    }
  }
  return () => shut.forEach((beside) => beside.removeAttribute('inert'))
}

/**
 * Fills the screen with `screen`. Where the browser cannot do that with a part of a page, as on an iPhone, or will not, `stage`
 * fills the window instead, until it is asked again or Escape is pressed.
 */
export function useFilling(
  stage: RefObject<HTMLElement | null>,
  screen: RefObject<HTMLElement | null>,
): { fillsWindow: boolean; toggle: () => void } {
  const [fillsWindow, setFillsWindow] = useState(false)
  useEffect(() => {
    if (!fillsWindow || stage.current === null) return
    const giveBack = keepAlone(stage.current)
    const leave = (event: KeyboardEvent) => {
      // What a dialog over the game has taken for itself is not meant for the game.
      if (event.key === 'Escape' && !event.defaultPrevented) setFillsWindow(false)
    }
    document.addEventListener('keydown', leave)
    return () => {
      document.removeEventListener('keydown', leave)
      giveBack()
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
