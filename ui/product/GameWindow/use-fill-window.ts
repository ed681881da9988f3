import { useEffect, useState, type RefObject } from 'react'
import { useModalLayer } from '../../private/modal-layer.ts'

/**
 * Makes the window fill the viewport as a modal, and shows the document in fullscreen where the browser can (an iPhone
 * cannot). So dialogs and toasts need no place of their own. Escape or the browser's gesture ends it.
 */
export function useFillWindow(
  element: RefObject<HTMLElement | null>,
  isPossible: boolean,
): { fillsWindow: boolean; toggle: () => void } {
  const [isWanted, setWanted] = useState(false)
  const fillsWindow = isWanted && isPossible
  useModalLayer(element, fillsWindow)
  useEffect(() => {
    if (!fillsWindow) return
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
      end()
      // Leaving fails if the document is not active any more.
      if (document.fullscreenEnabled && document.fullscreenElement !== null)
        document.exitFullscreen().catch(() => undefined)
    }
  }, [fillsWindow])
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
