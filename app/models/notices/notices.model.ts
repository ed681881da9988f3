import { createEvent, createStore } from 'effector'

/** A message over the page, until it is closed or has been there to be read: what happened and what to do next. */
export interface Notice {
  id: number
  tone: 'neutral' | 'positive' | 'negative'
  title: string
  text: string
  /** Where it leads: a path of the site. */
  action?: { label: string; href: string }
  /** It is about the player who is here, and ends with him. */
  personal?: boolean
}

export const noticeRaised = createEvent<Omit<Notice, 'id'>>()
export const noticeClosed = createEvent<number>()

/** Notices in the order they came; the same text twice is one notice. */
export const $notices = createStore<readonly Notice[]>([])
  .on(noticeRaised, (notices, notice) => {
    if (notices.some(({ title, text }) => title === notice.title && text === notice.text)) return notices
    return [...notices, { ...notice, id: (notices.at(-1)?.id ?? 0) + 1 }]
  })
  .on(noticeClosed, (notices, id) => notices.filter((notice) => notice.id !== id))
