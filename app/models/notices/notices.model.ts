import { createEvent, createStore } from 'effector'
import type { VipLevel } from '#contract/lobby/levels.ts'

/** A toast: what happened and what to do next. */
export interface Notice {
  id: number
  tone: 'neutral' | 'positive' | 'negative'
  title: string
  text: string
  /** A link to a site path. */
  action?: { label: string; href: string }
  /** The VIP level 1..6 that was reached: it is shown as a moment of its own. */
  level?: VipLevel
  /** Whether it stays until it is closed. */
  lasting?: boolean
  /** Replaces the open notice with the same key, and by default lasts as long. */
  key?: string
  /** Whether it is about the signed-in player. It is then removed when the session changes. */
  personal?: boolean
}

/** The key of all notices whose cause is the connection: only one of them is open. */
export const CONNECTION_NOTICE = 'connection'
/** The key of the notice that the session has ended. A sign-in withdraws it. */
export const SESSION_END_NOTICE = 'session-end'

export const noticeRaised = createEvent<Omit<Notice, 'id'>>()
export const noticeClosed = createEvent<number>()
/** What the notice with this key says is over. */
export const noticeWithdrawn = createEvent<string>()

/** Open notices, oldest first. A duplicate of an open notice is ignored. */
export const $notices = createStore<readonly Notice[]>([])
  .on(noticeRaised, (notices, notice) => {
    if (notices.some(({ title, text }) => title === notice.title && text === notice.text)) return notices
    const replaced = notice.key === undefined ? undefined : notices.find(({ key }) => key === notice.key)
    const lasting = notice.lasting ?? replaced?.lasting ?? false
    const id = (notices.at(-1)?.id ?? 0) + 1
    return [...notices.filter((open) => open !== replaced), { ...notice, lasting, id }]
  })
  .on(noticeWithdrawn, (notices, key) => notices.filter((notice) => notice.key !== key))
  .on(noticeClosed, (notices, id) => notices.filter((notice) => notice.id !== id))
