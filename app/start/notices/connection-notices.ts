import { createStore, sample } from 'effector'
import { throttle } from '#app/models/clock/throttle.ts'
import { $connectionState, onlineChanged } from '#app/models/connection/connection.model.ts'
import { CONNECTION_NOTICE, noticeRaised, noticeWithdrawn, type Notice } from '#app/models/notices/notices.model.ts'
import { statusOutdated } from '#app/models/session/status-refresh.model.ts'
import { $i18n } from '../ports.ts'

/*
 * One notice about the connection: shown once, replaced when the state changes, and followed by one that it is over. Part
 * of the first chunk, because nothing else can be loaded when it is needed.
 */

type Message = 'offline' | 'lost' | 'slow' | 'restored'

interface Shown {
  /** `null` if nothing is shown. */
  message: Message | null
  wasCut: boolean
}

const $shown = createStore<Shown>({ message: null, wasCut: false }).on($connectionState, (shown, state): Shown => {
  if (state === 'suspected') return shown
  if (state === 'offline' || state === 'lost') return { message: state, wasCut: true }
  if (state === 'slow') return { ...shown, message: 'slow' }
  return { message: shown.wasCut ? 'restored' : null, wasCut: false }
})

sample({
  clock: $shown.updates,
  source: $i18n,
  filter: (i18n, { message }) => i18n !== null && message !== null,
  fn: (i18n, { message }): Omit<Notice, 'id'> => ({
    key: CONNECTION_NOTICE,
    tone: message === 'restored' ? 'positive' : message === 'slow' ? 'neutral' : 'negative',
    lasting: message !== 'restored',
    title: i18n?.t(`connection.${message ?? 'restored'}`) ?? '',
    text: i18n?.t(`connection.${message ?? 'restored'}Text`) ?? '',
  }),
  target: noticeRaised,
})
sample({
  clock: $shown.updates.filter({ fn: ({ message }) => message === null }),
  fn: () => CONNECTION_NOTICE,
  target: noticeWithdrawn,
})

// The answer shows that the connection is back, and lets everything that has failed be read again.
sample({ clock: throttle(onlineChanged.filter({ fn: Boolean })), target: statusOutdated })
