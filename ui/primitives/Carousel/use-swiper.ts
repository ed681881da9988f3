import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Swiper } from 'swiper'

interface SwiperState {
  at: number
  playing: boolean
  goTo: (at: number) => void
  step: (by: 1 | -1) => void
  toggle: () => void
}

const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Brings swiper to a frame whose slides are already on the page. It is fetched when the page is idle, so the first slide
 * is painted without it; autoplay does not start for who prefers calm.
 */
export function useSwiper(
  frame: RefObject<HTMLDivElement | null>,
  count: number,
  delay: number,
  chosenCalm: boolean,
): SwiperState {
  const swiper = useRef<Swiper | null>(null)
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    const element = frame.current
    if (element === null || count < 2) return undefined
    let left = false
    const start = async () => {
      const { Swiper: SwiperCore, Autoplay } = await import('./swiper-parts.ts')
      if (left) return
      const calm = chosenCalm || isCalm()
      swiper.current = new SwiperCore(element, {
        modules: [Autoplay],
        speed: calm ? 0 : 400,
        autoplay: calm ? false : { delay, pauseOnMouseEnter: true, disableOnInteraction: true },
        on: {
          slideChange: ({ activeIndex }) => setAt(activeIndex),
          autoplayStart: () => setPlaying(true),
          autoplayStop: () => setPlaying(false),
        },
      })
      setPlaying(swiper.current.autoplay.running)
    }
    void start()
    return () => {
      left = true
      swiper.current?.destroy(true, false)
      swiper.current = null
    }
  }, [frame, count, delay, chosenCalm])

  return {
    at,
    playing,
    goTo: (next) => swiper.current?.slideTo(next),
    step: (by) => swiper.current?.slideTo((at + by + count) % count),
    toggle: () => {
      const autoplay = swiper.current?.autoplay
      if (autoplay?.running === true) autoplay.stop()
      else autoplay?.start()
    },
  }
}
