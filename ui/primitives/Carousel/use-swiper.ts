import { useEffect, useRef, useState, type RefObject } from 'react'
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
  /** A mouse rests on the slides: they wait. */
  hold: (held: boolean) => void
}

const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Brings swiper to a frame whose slides are already on the page. It is fetched when the page is idle, so the first slide
 * is painted without it. The slides pass by themselves until somebody takes them in hand, and never for who prefers calm.
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
  const [playing, setPlaying] = useState(false)
  const [held, setHeld] = useState(false)

  useEffect(() => {
    const element = frame.current
    if (element === null || count < 2) return undefined
    let left = false
    const start = async () => {
      const { Swiper: SwiperCore } = await import('swiper')
      if (left) return
      const calm = chosenCalm || isCalm()
      const draw = (last: number) => setNear((now) => Math.max(now, last))
      swiper.current = new SwiperCore(element, {
        speed: calm ? 0 : 400,
        on: {
          slideChange: ({ activeIndex }) => {
            setAt(activeIndex)
            draw(activeIndex + 1)
          },
          sliderFirstMove: () => setPlaying(false),
        },
      })
      setPlaying(!calm)
      draw(1)
    }
    void start()
    return () => {
      left = true
      swiper.current?.destroy(true, false)
      swiper.current = null
    }
  }, [frame, count, chosenCalm])

  // Swiper's own autoplay works in every frame that the browser paints, for as long as the page is open.
  useEffect(() => {
    if (!playing || held) return undefined
    const wait = (): (() => void) =>
      after(delay, () => {
        // Nobody sees the slides of a hidden page.
        if (document.hidden) forget = wait()
        else swiper.current?.slideTo((at + 1) % count)
      })
    let forget = wait()
    return () => forget()
  }, [after, playing, held, delay, at, count])

  const show = (next: number) => {
    setPlaying(false)
    swiper.current?.slideTo(next)
  }
  return {
    at,
    near,
    playing,
    goTo: show,
    step: (by) => show((at + by + count) % count),
    toggle: () => setPlaying((now) => !now),
    hold: setHeld,
  }
}
