import { useUnit } from 'effector-react'
import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { entryKey } from '#app/router/history-entry.ts'
import { scrollWhileGrowing } from './scroll-while-growing.ts'

/** What the document was opened with: the only step of the history that is no step back or forward, although it is called one. */
let opened: Location | null = null
/** The step that the page was scrolled for: what comes to be on the page afterwards does not scroll it again. */
let served: Location | null = null

/**
 * Scrolls to what the address names, an element by its id, as soon as it is there: once for each time that somebody goes to it. Back
 * and forward return to the place that was left. On a page whose parts fold, that place may hold something else by now: a step within the
 * page brings into view what it names.
 */
export function useSection(id: string | null, { isFolding = false }: { isFolding?: boolean } = {}): void {
  const location = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const clock = requireClock(useUnit($clock))
  const last = useRef<Location | null>(null)
  useLayoutEffect(() => {
    opened ??= location
    const isWithin = last.current !== null && last.current !== location
    last.current = location
    const { pathname, search, hash } = location
    const before = served
    if (hash === '') served = location
    const place = id === null ? null : document.getElementById(id)
    if (place === null || before === location) return
    if (type === NavigationType.Pop && entryKey() !== location.key) {
      // A link to a place of this page, or a hash typed by hand: the browser's entry becomes the router's, which knows its place.
      if (entryKey() === null) void navigate({ search, hash }, { replace: true })
      return
    }
    served = location
    const isReturn = type === NavigationType.Pop && location !== opened
    const isSame = type === NavigationType.Replace && before?.pathname === pathname && before.hash === hash
    if (isReturn && isFolding && isWithin) place.scrollIntoView({ block: 'nearest' })
    if (isReturn || isSame) return
    // At the end of a page that is not whole yet there is no way to the top of the window.
    return scrollWhileGrowing(clock, () => {
      place.scrollIntoView()
      return window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1
    })
  }, [location, type, navigate, id, isFolding, clock])
}
