import type { TFunction } from 'i18next'
import type { SiteLink } from '#ui/index.ts'
import { paths } from '#app/router/paths.ts'
import { playerPaths } from '#app/router/player-paths.ts'

/** Links of the footer that the header does not have (`spec §2`). */
export const footerLinks = (t: TFunction<'pages'>): SiteLink[] => [
  { id: 'terms', label: t('shell.terms'), href: paths.terms() },
  { id: 'responsible', label: t('shell.responsible'), href: paths.responsibleGaming() },
  { id: 'limits', label: t('shell.limits'), href: playerPaths.limits() },
  { id: 'fairness', label: t('shell.fairness'), href: paths.fairness() },
  { id: 'faq', label: t('shell.faq'), href: paths.faq() },
  { id: 'payments', label: t('shell.payments'), href: paths.paymentsInfo() },
  { id: 'instructions', label: t('shell.instructions'), href: paths.instructions() },
  { id: 'privacy', label: t('shell.privacy'), href: paths.privacy() },
  { id: 'complaints', label: t('shell.complaints'), href: paths.complaints() },
  { id: 'accessibility', label: t('shell.accessibility'), href: paths.accessibility() },
]
