import { $addressesRefused } from '#app/lib/refused-address.ts'
import { toldOf } from '#app/lib/told-of.ts'
import { pageNotice } from './page-notice.ts'

// Who was to be led somewhere stays, and hears why.
pageNotice(toldOf($addressesRefused).filter({ fn: ({ followed }) => followed }), (t) => ({
  tone: 'negative',
  title: t('refused.title', { ns: 'pages' }),
  text: t('refused.text', { ns: 'pages' }),
}))
