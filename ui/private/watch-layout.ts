import { KEEP_CLEAR } from './keep-clear.ts'

/**
 * Calls `update`, at most once a frame, when what floats above the page may have to move: the page scrolls or changes, the
 * focus moves. Returns the function that stops it.
 */
export function watchLayout(update: () => void): () => void {
  let frame = 0
  // Measuring forces a layout, so however much happens in a frame, it is done once.
  const updateSoon = () => {
    if (frame !== 0) return
    frame = requestAnimationFrame(() => {
      frame = 0
      update()
    })
  }
  // The window of a game changes its mode, a dialog opens, a message arrives.
  const changes = new MutationObserver(updateSoon)
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: [KEEP_CLEAR, 'inert', 'data-mode', 'data-corner', 'data-fills-window'],
  })
  const controller = new AbortController()
  const options = { capture: true, passive: true, signal: controller.signal }
  for (const event of ['scroll', 'resize', 'focusin', 'focusout']) window.addEventListener(event, updateSoon, options)
  return () => {
    changes.disconnect()
    controller.abort()
    cancelAnimationFrame(frame)
  }
}
