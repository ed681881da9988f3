import { useUnit } from 'effector-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import type { Clock } from '#app/models/clock/clock.ts'
import { entryKey } from '#app/router/history-entry.ts'
import { scrollWhileGrowing } from './scroll-while-growing.ts'

/** Location of the initial navigation, which the router also reports as `Pop`. */
let initialLocation: Location | null = null
/** The last location that was scrolled for; content that renders later must not scroll again. */
let handledLocation: Location | null = null

const isBackOrForward = (type: NavigationType, location: Location) =>
  type === NavigationType.Pop && location !== initialLocation

/** Scrolls until the element is at the top. While the page is still too short, that position cannot be reached. */
const scrollToElement = (clock: Clock, element: Element) =>
  scrollWhileGrowing(clock, () => {
    element.scrollIntoView()
    return window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1
  })

/**
 * Scrolls once to the section that a URL parameter names, when the page is opened. Navigation within the page keeps the position,
 * and Back and Forward restore theirs.
 */
export function useRequestedSection(id: string | null): void {
  const location = useLocation()
  const type = useNavigationType()
  const clock = requireClock(useUnit($clock))
  const [arrival] = useState({ id, location, type })
  // An effect: after a new page has been scrolled to its top.
  useEffect(() => {
    initialLocation ??= arrival.location
    const element = arrival.id === null ? null : document.getElementById(arrival.id)
    return element === null || isBackOrForward(arrival.type, arrival.location)
      ? undefined
      : scrollToElement(clock, element)
  }, [arrival, clock])
}

/**
 * Scrolls to the element that the URL hash names as soon as it is rendered, once per navigation. Back and Forward restore their
 * position. With `isFolding`, parts of the page may have collapsed, so Back and Forward within it scroll the element into view.
 */
export function useSection(id: string | null, { isFolding = false }: { isFolding?: boolean } = {}): void {
  const location = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const clock = requireClock(useUnit($clock))
  const last = useRef<Location | null>(null)
  useLayoutEffect(() => {
    initialLocation ??= location
    const isWithin = last.current !== null && last.current !== location
    last.current = location
    const { pathname, search, hash } = location
    const previousLocation = handledLocation
    if (hash === '') handledLocation = location
    const element = id === null ? null : document.getElementById(id)
    if (element === null || previousLocation === location) return
    if (type === NavigationType.Pop && entryKey() !== location.key) {
      // A native hash link, or a hash typed by hand: replace the browser's entry by one of the router.
      if (entryKey() === null) void navigate({ search, hash }, { replace: true })
      return
    }
    handledLocation = location
    const isReturn = isBackOrForward(type, location)
    const isSame =
      type === NavigationType.Replace && previousLocation?.pathname === pathname && previousLocation.hash === hash
    if (isReturn && isFolding && isWithin) element.scrollIntoView({ block: 'nearest' })
    if (isReturn || isSame) return
    return scrollToElement(clock, element)
  }, [location, type, navigate, id, isFolding, clock])
}
