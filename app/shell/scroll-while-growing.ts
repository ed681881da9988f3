import type { Clock } from '#app/models/clock/clock.ts'

/** How long a page may take to grow to its length. In milliseconds. */
const PATIENCE = 3000

/**
 * Scrolls now, and again whenever the page grows, until `scroll` says that the place is reached or somebody scrolls on. Gives what
 * ends it before.
 */
export function scrollWhileGrowing(clock: Clock, scroll: () => boolean): () => void {
  const goThere = () => {
    if (scroll()) stop()
  }
  const growth = new ResizeObserver(goThere)
  const stop = () => {
    growth.disconnect()
    forget()
    window.removeEventListener('wheel', stop)
    window.removeEventListener('touchstart', stop)
    window.removeEventListener('keydown', stop)
  }
  const forget = clock.after(PATIENCE, stop)
  // Whoever scrolls on is not pulled back.
  window.addEventListener('wheel', stop, { passive: true })
  window.addEventListener('touchstart', stop, { passive: true })
  window.addEventListener('keydown', stop)
  growth.observe(document.body)
  goThere()
  return stop
}
