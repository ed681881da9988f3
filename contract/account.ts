import * as z from 'zod/mini'
import { declareCall, sendsNothing } from './call.ts'
import { flag, instant, int, intOr, list, objectOrNull, text, textOr } from './reader.ts'

/** A notification to a player; its text is untrusted HTML. */
export const UserNotification = z.object({
  id: int(),
  title: text(),
  text: textOr(),
  created_at: instant(),
  is_read: flag(),
})
export type UserNotification = z.output<typeof UserNotification>

/** Notifications of one answer. */
export const NOTIFICATIONS_PAGE = 10

/** The notifications of a player, the newest first, from the `from`-th on. */
export const getUserNotifications = declareCall({
  ...sendsNothing,
  name: 'getUserNotifications',
  method: 'GET',
  path: '/v2/user/notifications',
  guest: false,
  query: z.object({ from: intOr(0) }),
  data: z.object({ items: list('items', UserNotification), total: intOr(0) }),
})

/** Marks a notification as read. Error 18: there is none of that number. */
export const readUserNotification = declareCall({
  ...sendsNothing,
  name: 'readUserNotification',
  method: 'POST',
  path: '/v2/user/notifications',
  guest: false,
  body: z.object({ id: intOr(0) }),
  data: z.object({}),
})

/** What has happened to an account, the newest first, in the language of the visitor. */
export const getAccountHistory = declareCall({
  ...sendsNothing,
  name: 'getAccountHistory',
  method: 'GET',
  path: '/v2/user/history',
  guest: false,
  data: z.object({ items: list('items', z.object({ created_at: instant(), text: text() })) }),
})

/** Where a player is signed in. Nothing of it signs anybody in. */
export const PlayerSession = z.object({
  id: int(),
  created_at: instant(),
  used_at: instant(),
  /** The network address, and the name that the browser gives itself. */
  address: textOr(),
  agent: textOr(),
  current: flag(),
})
export type PlayerSession = z.output<typeof PlayerSession>

/** An addition: the living sessions, and the login before this one. Where it is absent (404 or error 1), nothing of it is shown. */
export const getSessions = declareCall({
  ...sendsNothing,
  name: 'getSessions',
  method: 'GET',
  path: '/v2/user/sessions',
  guest: false,
  data: z.object({
    items: list('items', PlayerSession),
    previous: objectOrNull(z.object({ at: instant(), address: textOr() })),
  }),
})

/** An addition: signs out everywhere but here. */
export const endOtherSessions = declareCall({
  ...sendsNothing,
  name: 'endOtherSessions',
  method: 'POST',
  path: '/v2/user/sessions/end-others',
  guest: false,
  data: z.object({}),
})
