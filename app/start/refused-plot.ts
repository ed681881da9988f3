import { addressRefused } from '#app/lib/refused-address.ts'
import { pageNotice } from './page-notice.ts'

// Who was to be led somewhere stays, and hears why.
pageNotice(addressRefused.filter({ fn: ({ followed }) => followed }), (t) => ({
  tone: 'negative',
  title: t('refused.title', { ns: 'pages' }),
  text: t('refused.text', { ns: 'pages' }),
}))
