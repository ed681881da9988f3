import type { Clock } from '#app/models/clock/clock.ts'

/** How long the page may keep growing, in milliseconds. */
const MAX_GROWTH_MS = 3000

/**
 * Calls `scroll` now and whenever the page grows, until it returns `true` or the user scrolls. Returns a function that stops
 * it.
 */
export function scrollWhileGrowing(clock: Clock, scroll: () => boolean): () => void {
  const scrollOnce = () => {
    if (scroll()) stop()
  }
  const resizeObserver = new ResizeObserver(scrollOnce)
  const stop = () => {
    resizeObserver.disconnect()
    cancelTimer()
    window.removeEventListener('wheel', stop)
    window.removeEventListener('touchstart', stop)
    window.removeEventListener('keydown', stop)
  }
  const cancelTimer = clock.after(MAX_GROWTH_MS, stop)
  // Do not fight the user's own scrolling.
  window.addEventListener('wheel', stop, { passive: true })
  window.addEventListener('touchstart', stop, { passive: true })
  window.addEventListener('keydown', stop)
  resizeObserver.observe(document.body)
  scrollOnce()
  return stop
}
