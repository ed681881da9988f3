import { useUnit } from 'effector-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import type { Clock } from '#app/models/clock/clock.ts'
import { entryKey } from '#app/router/history-entry.ts'
import { scrollWhileGrowing } from './scroll-while-growing.ts'

/** What the document was opened with: the only step of the history that is no step back or forward, although it is called one. */
let opened: Location | null = null
/** The step that the page was scrolled for: what comes to be on the page afterwards does not scroll it again. */
let served: Location | null = null

const isBackOrForward = (type: NavigationType, location: Location) => type === NavigationType.Pop && location !== opened

/** Scrolls until the place is reached. At the end of a page that is not whole yet there is no way to the top of the window. */
const scrollTo = (clock: Clock, place: Element) =>
  scrollWhileGrowing(clock, () => {
    place.scrollIntoView()
    return window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1
  })

/**
 * Scrolls to the part of a page that its address asks for by a word, once, for who comes to the page: a step within it keeps the place, and
 * Back and forward return to the one that was left.
 */
export function useRequestedSection(id: string | null): void {
  const location = useLocation()
  const type = useNavigationType()
  const clock = requireClock(useUnit($clock))
  const [arrival] = useState({ id, location, type })
  // Not before the page that is new has been put to its top.
  useEffect(() => {
    opened ??= arrival.location
    const place = arrival.id === null ? null : document.getElementById(arrival.id)
    return place === null || isBackOrForward(arrival.type, arrival.location) ? undefined : scrollTo(clock, place)
  }, [arrival, clock])
}

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
    const isReturn = isBackOrForward(type, location)
    const isSame = type === NavigationType.Replace && before?.pathname === pathname && before.hash === hash
    if (isReturn && isFolding && isWithin) place.scrollIntoView({ block: 'nearest' })
    if (isReturn || isSame) return
    return scrollTo(clock, place)
  }, [location, type, navigate, id, isFolding, clock])
}
