import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { layout } from '#contract/core/constants.ts'
import { ScrollTopButton } from '#ui/index.ts'
import { $reducedMotion } from '#app/models/preferences/motion.model.ts'

/** Scroll-to-top button, shown after 200 px of scrolling (`spec §2`). */
export function ToTop() {
  const { t } = useTranslation('pages')
  const reducedMotion = useUnit($reducedMotion)
  const [isVisible, setIsVisible] = useState(false)
  useEffect(() => {
    const update = () => setIsVisible(window.scrollY > layout.scrollTopThreshold)
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
  return isVisible ? <ScrollTopButton label={t('shell.toTop')} onPress={scrollToTop} /> : null
}
