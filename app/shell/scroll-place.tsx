import { useUnit } from 'effector-react'
import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { isLobbyPath } from '#app/router/paths.ts'

/** Where each entry of the history was scrolled to; it lives as long as the page. */
const places = new Map<string, number>()
/** What belonged to the entry that is shown, by the kind of place: another type of the lobby's list is the same place. */
let shown: string | null = null

/** How long a page that comes back may take to grow to its old length. */
const PATIENCE_MS = 3000

/**
 * A new page begins at its top; Back returns to the place that was left, as soon as the page is long enough to have it.
 * Another type of the lobby's list keeps the place.
 */
export function ScrollPlace() {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const clock = requireClock(useUnit($clock))
  const place = isLobbyPath(pathname) ? 'lobby' : pathname

  // A layout effect: the page that comes is shorter for a moment, and that is not where this one was left.
  useLayoutEffect(() => {
    const note = () => places.set(key, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [key])

  useLayoutEffect(() => {
    const before = shown
    shown = place
    if (before === null || hash !== '') return undefined
    const wanted = type === NavigationType.Pop ? places.get(key) : before === place ? undefined : 0
    if (wanted === undefined) return undefined
    const goThere = () => {
      window.scrollTo(0, wanted)
      if (Math.abs(window.scrollY - wanted) < 2) stop()
    }
    const growth = new ResizeObserver(goThere)
    const stop = () => {
      growth.disconnect()
      forget()
      window.removeEventListener('wheel', stop)
      window.removeEventListener('touchstart', stop)
      window.removeEventListener('keydown', stop)
    }
    const forget = clock.after(PATIENCE_MS, stop)
    // Whoever scrolls on is not pulled back.
    window.addEventListener('wheel', stop, { passive: true })
    window.addEventListener('touchstart', stop, { passive: true })
    window.addEventListener('keydown', stop)
    growth.observe(document.body)
    goThere()
    return stop
  }, [key, place, type, hash, clock])
  return null
}
