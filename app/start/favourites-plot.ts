import { attach, sample } from 'effector'
import type { Failure } from '#app/http/failure.ts'
import { pageTexts } from '#app/i18n/i18n.ts'
import { favouriteFailed } from '#app/models/games/favourites.model.ts'
import { noticeRaised } from '#app/models/notices/notices.model.ts'
import { $i18n } from './ports.ts'

/* A heart that did not change says so: its press has shown the opposite for a moment. */

const wordsFx = attach({
  source: $i18n,
  effect: async (i18n, failure: Failure) => {
    if (i18n === null) return null
    await pageTexts(i18n)
    const text =
      failure.kind === 'unread' ? i18n.t(`failure.${failure.cause}`) : i18n.t('favourites.refused', { ns: 'pages' })
    return { tone: 'negative' as const, title: i18n.t('favourites.failed', { ns: 'pages' }), text }
  },
})
sample({ clock: favouriteFailed, target: wordsFx })
sample({ clock: wordsFx.doneData.filterMap((notice) => notice ?? undefined), target: noticeRaised })
