import { KEEP_CLEAR } from './keep-clear.ts'
import { pathToBody } from './modal-layer.ts'

/**
 * Calls `update`, at most once a frame, when what floats above the page may have to move: the page scrolls or changes, a
 * part of it changes its size, the focus moves. Returns the function that stops it.
 */
export function watchLayout(update: () => void): () => void {
  let frame = 0
  // Measuring forces a layout, so however much happens in a frame, it is done once.
  const updateSoon = () => {
    if (frame !== 0) return
    frame = requestAnimationFrame(() => {
      frame = 0
      observeSizes()
      update()
    })
  }
  // A marked element grows with its text, and moves when a picture above it loads, which its ancestors grow with.
  const sizes = new ResizeObserver(updateSoon)
  const observed = new Set<Element>()
  function observeSizes() {
    const marked = [...document.querySelectorAll(`[${KEEP_CLEAR}]`)]
    const measured = new Set(marked.flatMap((element) => [document.body, ...pathToBody(element)]))
    for (const element of observed) {
      if (measured.has(element)) continue
      sizes.unobserve(element)
      observed.delete(element)
    }
    for (const element of measured) {
      if (observed.has(element)) continue
      sizes.observe(element)
      observed.add(element)
    }
  }
  observeSizes()
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
    sizes.disconnect()
    controller.abort()
    cancelAnimationFrame(frame)
  }
}
