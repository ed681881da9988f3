import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { moscowYear } from '#contract/core/moscow-time.ts'
import { Button, SiteFooter } from '#ui/index.ts'
import { brands } from '#app/brand.ts'
import { $clock, requireClock } from '#app/models/clock/clock.model.ts'
import { $reducedMotionChosen, $language, reducedMotionChosen } from '#app/models/preferences/preferences.model.ts'
import { footerLinks } from './footer-links.ts'
import { useSupport } from '../dialogs/use-support.ts'
import { headerLinks } from '../header/site-links.ts'

/** Links of the footer below a task such as a payment. */
const SHORT_LINKS = new Set(['terms', 'payments', 'responsible'])

/** Site footer: links, age mark, licence, current year (`spec §1`). */
export function Footer({ isShort = false }: { isShort?: boolean }) {
  const { t } = useTranslation('pages')
  const header = useTranslation()
  const { language, clock, reducedMotion } = useUnit({
    language: $language,
    clock: $clock,
    reducedMotion: $reducedMotionChosen,
  })
  const setReducedMotion = useUnit(reducedMotionChosen)
  const openSupport = useSupport()
  const brand = brands[language]
  const links = [...footerLinks(t), ...headerLinks(header.t).slice(1)]
  const year = moscowYear(requireClock(clock).now())
  return (
    <SiteFooter
      navLabel={t('shell.footerMenu')}
      links={isShort ? links.filter(({ id }) => SHORT_LINKS.has(id)) : links}
      switches={
        isShort ? undefined : (
          <>
            <Button onClick={openSupport}>{t('support.open')}</Button>
            <Button aria-pressed={reducedMotion} onClick={() => setReducedMotion(!reducedMotion)}>
              {t('shell.calm')}
            </Button>
          </>
        )
      }
      age={{ mark: '18+', name: t('shell.adults') }}
      seal={isShort ? null : brand.seal}
      short={isShort}
      legal={
        isShort
          ? [`${brand.disclaimer} ©\u00a0${year}`]
          : [t('shell.copyright', { year, operator: brand.operator }), brand.licence, brand.disclaimer]
      }
    />
  )
}
