import { signOutUnconfirmed } from '#app/models/session/sign-out.model.ts'
import { pageNotice } from './page-notice.ts'

// Whoever has left hears that the server does not know it; who comes next does not.
pageNotice(signOutUnconfirmed, (t) => ({
  tone: 'negative',
  personal: true,
  title: t('account.untold', { ns: 'pages' }),
  text: t('account.untoldText', { ns: 'pages' }),
}))
