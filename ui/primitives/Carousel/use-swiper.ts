import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import type { Swiper } from 'swiper'
import { useAutoplay } from './use-autoplay.ts'

interface SwiperState {
  index: number
  /** Index of the last slide to render: one past the furthest slide shown so far. */
  renderedUpTo: number
  isPlaying: boolean
  goTo: (index: number) => void
  step: (by: 1 | -1) => void
  toggle: () => void
  /** Stops autoplay until the user starts it again. */
  stop: () => void
  /** Pauses autoplay while the mouse is over the slides. */
  setHovered: (isHovered: boolean) => void
  /** Pauses autoplay while a control has focus, unless the user pressed play. */
  setControlFocused: (isControlFocused: boolean) => void
}

const TRANSITION_MS = 400
const reducedMotionQuery = () => window.matchMedia('(prefers-reduced-motion: reduce)')
const subscribeToReducedMotion = (listener: () => void) => {
  const query = reducedMotionQuery()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
const useSystemReducedMotion = () =>
  useSyncExternalStore(
    subscribeToReducedMotion,
    () => reducedMotionQuery().matches,
    () => false,
  )

/**
 * Attaches swiper to slides that are already rendered. Swiper loads after the first paint; without it the slides change
 * without animation. Autoplay stops on user interaction and is off with reduced motion until the user presses play.
 */
export function useSwiper(
  frame: RefObject<HTMLDivElement | null>,
  count: number,
  delay: number,
  userReducedMotion: boolean,
): SwiperState {
  const swiper = useRef<Swiper | null>(null)
  const [index, setIndex] = useState(0)
  const [renderedUpTo, setRenderedUpTo] = useState(0)
  const [isHovered, setHovered] = useState(false)
  const [isControlFocused, setControlFocused] = useState(false)
  const reducedMotion = useSystemReducedMotion() || userReducedMotion
  /** The user's choice; `null` before the first one, and after reduced motion cancelled a `play`. */
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null)
  const [previousReducedMotion, setPreviousReducedMotion] = useState(reducedMotion)
  if (reducedMotion !== previousReducedMotion) {
    setPreviousReducedMotion(reducedMotion)
    if (choice === 'play') setChoice(null)
  }
  const isPlaying = count > 1 && (choice === null ? !reducedMotion : choice === 'play')
  const isPaused = isHovered || (isControlFocused && choice === null)
  const lastIndex = Math.max(count - 1, 0)
  if (index > lastIndex) setIndex(lastIndex)

  /** Initial options for swiper when it loads. */
  const latest = useRef({ index, speed: 0 })
  useEffect(() => {
    latest.current = { index, speed: reducedMotion ? 0 : TRANSITION_MS }
    if (swiper.current !== null) swiper.current.params.speed = latest.current.speed
  }, [index, reducedMotion])

  useEffect(() => {
    const element = frame.current
    if (element === null || count < 2) return undefined
    let isUnmounted = false
    const start = async () => {
      const { Swiper: SwiperCore } = await import('swiper')
      if (isUnmounted) return
      const renderUpTo = (slide: number) => setRenderedUpTo((current) => Math.max(current, slide))
      // Swiper positions the slides itself, so the scroll offset from before has to go.
      element.scrollTo({ left: 0 })
      swiper.current = new SwiperCore(element, {
        initialSlide: latest.current.index,
        speed: latest.current.speed,
        on: {
          slideChange: ({ activeIndex }) => {
            setIndex(activeIndex)
            renderUpTo(activeIndex + 1)
          },
          sliderFirstMove: () => setChoice('pause'),
        },
      })
      renderUpTo(latest.current.index + 1)
    }
    // If swiper does not load, only the animation is missing.
    start().catch((error: unknown) => reportError(error))
    return () => {
      isUnmounted = true
      swiper.current?.destroy(true, false)
      swiper.current = null
    }
  }, [frame, count])

  const slideTo = (next: number) => {
    if (swiper.current !== null) {
      swiper.current.slideTo(next)
      return
    }
    setIndex(next)
    setRenderedUpTo((current) => Math.max(current, next + 1))
    frame.current?.scrollTo({ left: next * frame.current.clientWidth })
  }
  useAutoplay({ isRunning: isPlaying && !isPaused, delay, index, count, slideTo })

  const show = (next: number) => {
    setChoice('pause')
    slideTo(next)
  }
  return {
    index,
    renderedUpTo,
    isPlaying,
    goTo: show,
    step: (by) => show((index + by + count) % count),
    toggle: () => setChoice(isPlaying ? 'pause' : 'play'),
    stop: () => setChoice('pause'),
    setHovered,
    setControlFocused,
  }
}
