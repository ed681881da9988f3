import { attach, sample, type Event } from 'effector'
import { pageTexts, type Translate } from '#app/i18n/i18n.ts'
import { noticeRaised, type Notice } from '#app/models/notices/notices.model.ts'
import { $person } from '#app/models/notices/personal-notices.model.ts'
import { $i18n } from './ports.ts'

/**
 * Raises a notice for an event, in words that the first page does not have: they are fetched before. One that is about a player is not
 * raised where somebody else is here by then.
 */
export function pageNotice<Value>(
  clock: Event<Value>,
  words: (t: Translate, value: Value) => Omit<Notice, 'id'>,
): void {
  const wordsFx = attach({
    source: { i18n: $i18n, person: $person },
    effect: async ({ i18n, person }, value: Value) => {
      if (i18n === null) return null
      await pageTexts(i18n)
      return { notice: words(i18n.t, value), person }
    },
  })
  sample({ clock, target: wordsFx })
  sample({
    clock: wordsFx.doneData.filterMap((said) => said ?? undefined),
    source: $person,
    filter: (person, said) => said.notice.personal !== true || said.person === person,
    fn: (_, { notice }) => notice,
    target: noticeRaised,
  })
}
