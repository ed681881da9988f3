import { favouriteFailed } from '#app/models/games/favourites.model.ts'
import { pageNotice } from './page-notice.ts'

// A heart that did not change says so: its press has shown the opposite for a moment.
pageNotice(favouriteFailed, (t, failure) => ({
  tone: 'negative',
  personal: true,
  title: t('favourites.failed', { ns: 'pages' }),
  text: failure.kind === 'unread' ? t(`failure.${failure.cause}`) : t('favourites.refused', { ns: 'pages' }),
}))
