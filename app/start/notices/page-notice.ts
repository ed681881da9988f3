import { attach, createStore, sample, type Event, type Store } from 'effector'
import { pageTexts, type Translate } from '#app/i18n/i18n.ts'
import { responseReceived } from '#app/models/connection/connection.model.ts'
import { noticeRaised, type Notice } from '#app/models/notices/notices.model.ts'
import { $person } from '#app/models/notices/personal-notices.model.ts'
import { $i18n } from '../ports.ts'

/**
 * Raises a notice for an event after loading the lazy page texts; if they fail to load, as soon as the server responds
 * again. A personal notice is dropped if the player has changed in the meantime, any notice while `isShown` says that the
 * page shows the same.
 */
export function pageNotice<Value>(
  clock: Event<Value>,
  createNotice: (t: Translate, value: Value) => Omit<Notice, 'id'>,
  isShown: Store<boolean> = createStore(false),
): void {
  interface Raised {
    value: Value
    personId: number
  }
  const createNoticeFx = attach({
    source: $i18n,
    effect: async (i18n, { value, personId }: Raised) => {
      if (i18n === null) return null
      await pageTexts(i18n)
      return { notice: createNotice(i18n.t, value), personId }
    },
  })
  sample({ clock, source: $person, fn: (personId, value): Raised => ({ value, personId }), target: createNoticeFx })
  sample({
    clock: createNoticeFx.doneData.filterMap((result) => result ?? undefined),
    source: { person: $person, isShown },
    filter: ({ person, isShown }, { notice, personId }) =>
      !isShown && (notice.personal !== true || personId === person),
    fn: (_, { notice }) => notice,
    target: noticeRaised,
  })

  /** The last event whose texts failed to load. */
  const $failed = createStore<Raised | null>(null, { serialize: 'ignore' })
    .on(createNoticeFx.fail, (_, { params }) => params)
    .on(createNoticeFx, () => null)
  sample({
    clock: responseReceived,
    source: $failed,
    filter: Boolean,
    fn: (raised) => raised,
    target: createNoticeFx,
  })
}
