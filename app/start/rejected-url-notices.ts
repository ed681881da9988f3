import { $rejectedUrls } from '#app/lib/rejected-url.ts'
import { takeBuffered } from '#app/lib/take-buffered.ts'
import { pageNotice } from './page-notice.ts'

// Who was to be led somewhere stays, and hears why.
pageNotice(takeBuffered($rejectedUrls).filter({ fn: ({ isNavigation: followed }) => followed }), (t) => ({
  tone: 'negative',
  title: t('refused.title', { ns: 'pages' }),
  text: t('refused.text', { ns: 'pages' }),
}))
