import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import type { Swiper } from 'swiper'
import { useUiTimer } from '../../provider/UiProvider.tsx'

interface SwiperState {
  at: number
  /** The last slide that is worth drawing: one more than anybody has come to. */
  near: number
  playing: boolean
  goTo: (at: number) => void
  step: (by: 1 | -1) => void
  toggle: () => void
  /** Somebody reads a slide: they stay where they are until they are let go on. */
  stop: () => void
  /** A mouse rests on the slides: they wait. */
  hold: (held: boolean) => void
  /** The focus is on a control: what nobody has asked to move waits. */
  attend: (attended: boolean) => void
}

const QUICK = 400
const calmQuery = () => window.matchMedia('(prefers-reduced-motion: reduce)')
const watchCalm = (tell: () => void) => {
  const query = calmQuery()
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/**
 * Brings swiper to a frame whose slides are already on the page. It is fetched when the page is idle, so the first slide
 * is painted without it, and where it does not come the slides change without a movement. They pass by themselves until
 * somebody takes them in hand, and never for who prefers calm and has not asked for it.
 */
export function useSwiper(
  frame: RefObject<HTMLDivElement | null>,
  count: number,
  delay: number,
  chosenCalm: boolean,
): SwiperState {
  const after = useUiTimer()
  const swiper = useRef<Swiper | null>(null)
  const [at, setAt] = useState(0)
  const [near, setNear] = useState(0)
  const [held, setHeld] = useState(false)
  const [attended, setAttended] = useState(false)
  const systemCalm = useSyncExternalStore(
    watchCalm,
    () => calmQuery().matches,
    () => false,
  )
  const calm = chosenCalm || systemCalm
  /** What the visitor has asked for; `null`: nothing yet, or calm came after a wish for motion. */
  const [wish, setWish] = useState<'play' | 'pause' | null>(null)
  const [wasCalm, setWasCalm] = useState(calm)
  if (calm !== wasCalm) {
    setWasCalm(calm)
    if (wish === 'play') setWish(null)
  }
  const playing = count > 1 && (wish === null ? !calm : wish === 'play')
  const waits = held || (attended && wish === null)
  const last = Math.max(count - 1, 0)
  if (at > last) setAt(last)

  /** What a swiper that comes begins with. */
  const present = useRef({ at, speed: 0 })
  useEffect(() => {
    present.current = { at, speed: calm ? 0 : QUICK }
    if (swiper.current !== null) swiper.current.params.speed = present.current.speed
  }, [at, calm])

  useEffect(() => {
    const element = frame.current
    if (element === null || count < 2) return undefined
    let left = false
    const start = async () => {
      const { Swiper: SwiperCore } = await import('swiper')
      if (left) return
      const draw = (slide: number) => setNear((now) => Math.max(now, slide))
      // It moves the slides where they were scrolled to before.
      element.scrollTo({ left: 0 })
      swiper.current = new SwiperCore(element, {
        initialSlide: present.current.at,
        speed: present.current.speed,
        on: {
          slideChange: ({ activeIndex }) => {
            setAt(activeIndex)
            draw(activeIndex + 1)
          },
          sliderFirstMove: () => setWish('pause'),
        },
      })
      draw(present.current.at + 1)
    }
    // Without it nothing is lost but the movement.
    start().catch((error: unknown) => reportError(error))
    return () => {
      left = true
      swiper.current?.destroy(true, false)
      swiper.current = null
    }
  }, [frame, count])

  const slideTo = (next: number) => {
    if (swiper.current !== null) {
      swiper.current.slideTo(next)
      return
    }
    setAt(next)
    setNear((now) => Math.max(now, next + 1))
    frame.current?.scrollTo({ left: next * frame.current.clientWidth })
  }
  const passing = useRef(slideTo)
  useEffect(() => {
    passing.current = slideTo
  })

  // Swiper's own autoplay works in every frame that the browser paints, for as long as the page is open.
  useEffect(() => {
    if (!playing || waits) return undefined
    const wait = (): (() => void) =>
      after(delay, () => {
        // Nobody sees the slides of a hidden page.
        if (document.hidden) forget = wait()
        else passing.current((at + 1) % count)
      })
    let forget = wait()
    return () => forget()
  }, [after, playing, waits, delay, at, count])

  const show = (next: number) => {
    setWish('pause')
    slideTo(next)
  }
  return {
    at,
    near,
    playing,
    goTo: show,
    step: (by) => show((at + by + count) % count),
    toggle: () => setWish(playing ? 'pause' : 'play'),
    stop: () => setWish('pause'),
    hold: setHeld,
    attend: setAttended,
  }
}
