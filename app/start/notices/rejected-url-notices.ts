import { urlRejected } from '#app/lib/security/rejected-url.ts'
import { pageNotice } from './page-notice.ts'

// Explains why clicking the link did nothing. Part of the first code: a link can be clicked before the deferred start.
pageNotice(urlRejected.filter({ fn: ({ isNavigation }) => isNavigation }), (t) => ({
  tone: 'negative',
  title: t('refused.title', { ns: 'pages' }),
  text: t('refused.text', { ns: 'pages' }),
}))
