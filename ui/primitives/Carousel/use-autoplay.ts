import { useEffect, useRef } from 'react'
import { useUiTimer } from '../../provider/UiProvider.tsx'

interface AutoplayOptions {
  isRunning: boolean
  /** How long each slide is shown, in milliseconds. */
  delay: number
  index: number
  count: number
  slideTo: (index: number) => void
}

/**
 * Shows the next slide after each delay. Not swiper's own autoplay: it runs on every animation frame for as long as the
 * page is open.
 */
export function useAutoplay({ isRunning, delay, index, count, slideTo }: AutoplayOptions): void {
  const after = useUiTimer()
  const latestSlideTo = useRef(slideTo)
  useEffect(() => {
    latestSlideTo.current = slideTo
  })
  useEffect(() => {
    if (!isRunning) return undefined
    const schedule = (): (() => void) =>
      after(delay, () => {
        // Do not advance in a hidden tab.
        if (document.hidden) cancel = schedule()
        else latestSlideTo.current((index + 1) % count)
      })
    let cancel = schedule()
    return () => cancel()
  }, [after, isRunning, delay, index, count])
}
