import { attach, createStore, sample, type Event, type Store } from 'effector'
import { pageTexts, type Translate } from '#app/i18n/i18n.ts'
import { responseReceived } from '#app/models/connection/poll-recovery.model.ts'
import { noticeRaised, type Notice } from '#app/models/notices/notices.model.ts'
import { $sessionCount } from '#app/models/notices/personal-notices.model.ts'
import { $i18n } from '../ports.ts'

/**
 * Raises a notice for an event after loading the lazy page texts; if they or its code fail to load, as soon as the server
 * responds again. A personal notice is dropped if the player has changed in the meantime, any notice while `isShown` says that the
 * page shows the same.
 */
export function pageNotice<Value>(
  clock: Event<Value>,
  createNotice: (t: Translate, value: Value) => Omit<Notice, 'id'> | Promise<Omit<Notice, 'id'>>,
  isShown: Store<boolean> = createStore(false),
): void {
  interface Raised {
    value: Value
    /** The value of `$sessionCount` at that time. */
    raisedIn: number
  }
  const createNoticeFx = attach({
    source: $i18n,
    effect: async (i18n, { value, raisedIn }: Raised) => {
      if (i18n === null) return null
      await pageTexts(i18n)
      return { notice: await createNotice(i18n.t, value), raisedIn }
    },
  })
  sample({
    clock,
    source: $sessionCount,
    fn: (raisedIn, value): Raised => ({ value, raisedIn }),
    target: createNoticeFx,
  })
  sample({
    clock: createNoticeFx.doneData.filterMap((result) => result ?? undefined),
    source: { sessionCount: $sessionCount, isShown },
    filter: ({ sessionCount, isShown }, { notice, raisedIn }) =>
      !isShown && (notice.personal !== true || raisedIn === sessionCount),
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
