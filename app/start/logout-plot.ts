import { logoutUntold } from '#app/models/session/logout.model.ts'
import { pageNotice } from './page-notice.ts'

// Whoever has left hears that the server does not know it; who comes next does not.
pageNotice(logoutUntold, (t) => ({
  tone: 'negative',
  personal: true,
  title: t('account.untold', { ns: 'pages' }),
  text: t('account.untoldText', { ns: 'pages' }),
}))
