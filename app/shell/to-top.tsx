import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { layout } from '#contract/constants.ts'
import { ScrollTopButton } from '#ui/index.ts'
import { $reducedMotion } from '#app/models/preferences/motion.model.ts'

/** The way back up, once the page is scrolled more than 200 px (`spec §2`). */
export function ToTop() {
  const { t } = useTranslation('pages')
  const calm = useUnit($reducedMotion)
  const [far, setFar] = useState(false)
  useEffect(() => {
    const look = () => setFar(window.scrollY > layout.scrollTopThreshold)
    // With the frame that is coming anyway: read at once, the place would cost a layout of its own.
    const first = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(first)
      window.removeEventListener('scroll', look)
    }
  }, [])
  const goUp = () => {
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return far ? <ScrollTopButton label={t('shell.toTop')} onPress={goUp} /> : null
}
