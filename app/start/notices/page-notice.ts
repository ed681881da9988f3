import { attach, createStore, sample, type Event, type Store } from 'effector'
import { pageTexts, type Translate } from '#app/i18n/i18n.ts'
import { noticeRaised, type Notice } from '#app/models/notices/notices.model.ts'
import { $person } from '#app/models/notices/personal-notices.model.ts'
import { $i18n } from '../ports.ts'

/**
 * Raises a notice for an event after loading the lazy page texts. A personal notice is dropped if the player has
 * changed in the meantime, any notice while `isShown` says that the page shows the same.
 */
export function pageNotice<Value>(
  clock: Event<Value>,
  createNotice: (t: Translate, value: Value) => Omit<Notice, 'id'>,
  isShown: Store<boolean> = createStore(false),
): void {
  const createNoticeFx = attach({
    source: { i18n: $i18n, personId: $person },
    effect: async ({ i18n, personId }, value: Value) => {
      if (i18n === null) return null
      await pageTexts(i18n)
      return { notice: createNotice(i18n.t, value), personId }
    },
  })
  sample({ clock, target: createNoticeFx })
  sample({
    clock: createNoticeFx.doneData.filterMap((result) => result ?? undefined),
    source: { person: $person, isShown },
    filter: ({ person, isShown }, { notice, personId }) =>
      !isShown && (notice.personal !== true || personId === person),
    fn: (_, { notice }) => notice,
    target: noticeRaised,
  })
}
