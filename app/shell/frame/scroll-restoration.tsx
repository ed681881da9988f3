import { useUnit } from 'effector-react'
import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { focusMain } from '#app/lib/browser/focus-main.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { entryKey } from '#app/router/history-entry.ts'
import { isLobbyPath } from '#app/router/paths.ts'
import { scrollWhileGrowing } from './scroll-while-growing.ts'

/** Scroll positions by history entry, for the lifetime of the document. */
const scrollPositions = new Map<string, number>()
/** The page of the current entry; all lobby types count as one page. */
let currentPage: string | null = null

/**
 * Scroll restoration. A new page starts at the top; Back restores the position as soon as the page is long enough. Changing the
 * lobby type keeps the position, and a hash scrolls to its target by itself.
 */
export function ScrollRestoration() {
  const { key, pathname, hash } = useLocation()
  const type = useNavigationType()
  const clock = requireClock(useUnit($clock))
  const page = isLobbyPath(pathname) ? 'lobby' : pathname

  // A layout effect: the next page is shorter for a moment, which must not overwrite this position.
  useLayoutEffect(() => {
    // Otherwise the browser would scroll to the hash again after the position was restored.
    window.history.scrollRestoration = hash === '' ? 'auto' : 'manual'
    const savePosition = () => {
      if (entryKey() === key) scrollPositions.set(key, window.scrollY)
    }
    window.addEventListener('scroll', savePosition, { passive: true })
    return () => window.removeEventListener('scroll', savePosition)
  }, [key, hash])

  useLayoutEffect(() => {
    const previousPage = currentPage
    currentPage = page
    if (previousPage === null) return undefined
    // After client-side navigation, focus moves to the new page, unless a dialog or a hash takes the focus.
    const isNewPage = type !== NavigationType.Pop && previousPage !== page && hash === ''
    if (isNewPage && document.querySelector('[role="dialog"]') === null) focusMain()
    const top =
      type === NavigationType.Pop
        ? entryKey() === key && scrollPositions.get(key)
        : previousPage === page
          ? undefined
          : 0
    if (top === undefined || top === false) return undefined
    return scrollWhileGrowing(clock, () => {
      window.scrollTo(0, top)
      return Math.abs(window.scrollY - top) < 2
    })
  }, [key, page, type, clock, hash])
  return null
}
