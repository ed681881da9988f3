import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { layout } from '#contract/core/constants.ts'
import { ScrollTopButton } from '#ui/index.ts'
import { $reducedMotion } from '#app/models/preferences/motion.model.ts'

/** Shorter scrolls are the jitter of a finger, or content above that has changed its height. */
const MIN_SCROLL_PX = 8

/** Scroll-to-top button after 200 px of scrolling (`spec §2`), visible while the user scrolls up. */
export function ToTop() {
  const { t } = useTranslation('pages')
  const reducedMotion = useUnit($reducedMotion)
  const [isBelowStart, setIsBelowStart] = useState(false)
  const [isScrollingUp, setIsScrollingUp] = useState(false)
  useEffect(() => {
    let lastY = 0
    const update = () => {
      const { scrollY } = window
      setIsBelowStart(scrollY > layout.scrollTopThreshold)
      if (Math.abs(scrollY - lastY) < MIN_SCROLL_PX) return
      setIsScrollingUp(scrollY < lastY)
      lastY = scrollY
    }
    // In the next frame: reading scrollY right away would force a layout.
    const frame = requestAnimationFrame(update)
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', update)
    }
  }, [])
  const scrollToTop = () => {
    window.scrollTo({ top: 0, behavior: reducedMotion ? 'auto' : 'smooth' })
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return isBelowStart ? (
    <ScrollTopButton label={t('shell.toTop')} isHiddenUntilFocus={!isScrollingUp} onPress={scrollToTop} />
  ) : null
}
