import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import { favouriteFailed } from '#app/models/games/favourites.model.ts'
import { pageNotice } from './page-notice.ts'

// The optimistic update was rolled back, so the player needs to know. The text differs if the outcome is unknown.
pageNotice(favouriteFailed, (t, failure) => {
  const outcome = isOutcomeUnknown(failure) ? 'unknown' : 'refused'
  return {
    tone: 'negative',
    personal: true,
    title: t(`favourites.${outcome}`, { ns: 'pages' }),
    text: t(`favourites.${outcome}Text`, { ns: 'pages' }),
  }
})
