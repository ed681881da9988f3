import { signOutUnconfirmed } from '#app/models/session/sign-out.model.ts'
import { pageNotice } from './page-notice.ts'

// The session may still be active on the server. Personal, so the next player does not see it.
pageNotice(signOutUnconfirmed, (t) => ({
  tone: 'negative',
  personal: true,
  title: t('account.signOutUnconfirmed', { ns: 'pages' }),
  text: t('account.signOutUnconfirmedText', { ns: 'pages' }),
}))
