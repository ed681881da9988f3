import { useUnit } from 'effector-react'
import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { focusMain } from '#app/lib/focus-main.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { entryKey } from '#app/router/history-entry.ts'
import { isLobbyPath } from '#app/router/paths.ts'
import { scrollWhileGrowing } from './scroll-while-growing.ts'

/** Where each entry of the history was scrolled to; it lives as long as the page. */
const places = new Map<string, number>()
/** What belonged to the entry that is shown, by the kind of place: another type of the lobby's list is the same place. */
let shown: string | null = null

/**
 * A new page begins at its top; Back returns to the place that was left, as soon as the page is long enough to have it.
 * Another type of the lobby's list keeps the place, and so does a hash: what it names finds its own way into view.
 */
export function ScrollRestoration() {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const clock = requireClock(useUnit($clock))
  const place = isLobbyPath(pathname) ? 'lobby' : pathname

  // A layout effect: the page that comes is shorter for a moment, and that is not where this one was left.
  useLayoutEffect(() => {
    // On its way back the browser would go to what the hash names, after the place has been found again.
    window.history.scrollRestoration = hash === '' ? 'auto' : 'manual'
    const note = () => {
      if (entryKey() === key) places.set(key, window.scrollY)
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [key, hash])

  useLayoutEffect(() => {
    const before = shown
    shown = place
    if (before === null) return undefined
    // Whoever follows a link by keyboard goes on at the page that it leads to. A dialog keeps its focus, a hash finds its own.
    const isNewPage = type !== NavigationType.Pop && before !== place && hash === ''
    if (isNewPage && document.querySelector('[role="dialog"]') === null) focusMain()
    const wanted =
      type === NavigationType.Pop ? entryKey() === key && places.get(key) : before === place ? undefined : 0
    if (wanted === undefined || wanted === false) return undefined
    return scrollWhileGrowing(clock, () => {
      window.scrollTo(0, wanted)
      return Math.abs(window.scrollY - wanted) < 2
    })
  }, [key, place, type, clock, hash])
  return null
}
