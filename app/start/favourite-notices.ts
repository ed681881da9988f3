import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import { favouriteFailed } from '#app/models/games/favourites.model.ts'
import { pageNotice } from './page-notice.ts'

// A heart that did not change says so: its press has shown the opposite for a moment. Where it may have changed, this is said.
pageNotice(favouriteFailed, (t, failure) => {
  const how = isOutcomeUnknown(failure) ? 'unknown' : 'refused'
  return {
    tone: 'negative',
    personal: true,
    title: t(`favourites.${how}`, { ns: 'pages' }),
    text: t(`favourites.${how}Text`, { ns: 'pages' }),
  }
})
