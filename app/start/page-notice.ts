import { attach, sample, type Event } from 'effector'
import { pageTexts, type Translate } from '#app/i18n/i18n.ts'
import { noticeRaised, type Notice } from '#app/models/notices/notices.model.ts'
import { $i18n } from './ports.ts'

/** Raises a notice for an event, in words that the first page does not have: they are fetched before. */
export function pageNotice<Value>(
  clock: Event<Value>,
  words: (t: Translate, value: Value) => Omit<Notice, 'id'>,
): void {
  const wordsFx = attach({
    source: $i18n,
    effect: async (i18n, value: Value) => {
      if (i18n === null) return null
      await pageTexts(i18n)
      return words(i18n.t, value)
    },
  })
  sample({ clock, target: wordsFx })
  sample({ clock: wordsFx.doneData.filterMap((notice) => notice ?? undefined), target: noticeRaised })
}
