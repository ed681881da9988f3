import { sample } from 'effector'
import { formatRubles } from '#app/lib/format.ts'
import { bonusEnded, levelReached, statusChanged } from '#app/models/alerts/alerts.model.ts'
import { $language } from '#app/models/preferences/preferences.model.ts'
import { statusReceived } from '#app/models/session/session-load.model.ts'
import { playerPaths } from '#app/router/player-paths.ts'
import { pageNotice } from './page-notice.ts'

/* Notices for a new level and for the end of a bonus (`spec §4`). */

sample({ clock: statusReceived, target: statusChanged })

pageNotice(levelReached, (t, status) => ({
  tone: 'positive',
  personal: true,
  title: t('alerts.level', { ns: 'pages', status }),
  text: t('alerts.levelText', { ns: 'pages' }),
  action: { label: t('alerts.toBonuses', { ns: 'pages' }), href: playerPaths.bonuses() },
}))
const bonusEndedInLanguage = sample({
  clock: bonusEnded,
  source: $language,
  fn: (language, win) => ({ language, win }),
})
pageNotice(bonusEndedInLanguage, (t, { language, win }) =>
  win === null
    ? {
        tone: 'negative',
        personal: true,
        title: t('alerts.bonusLost', { ns: 'pages' }),
        text: t('alerts.bonusLostText', { ns: 'pages' }),
      }
    : {
        tone: 'positive',
        personal: true,
        title: t('alerts.bonusWon', { ns: 'pages', amount: formatRubles(win, language) }),
        text: t('alerts.bonusWonText', { ns: 'pages' }),
      },
)
