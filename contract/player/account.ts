import * as z from 'zod/mini'
import { declareCall, noData, noInput } from '../core/call.ts'
import { errorCode } from '../errors/codes.ts'
import { list, objectOrNull, optionalPart } from '../core/containers.ts'
import { flag, instant, int, intOr, text, textOr } from '../core/reader.ts'

/** A notification to a player; its text is untrusted HTML. */
export const UserNotification = z.object({
  id: int(),
  title: text(),
  text: textOr(),
  created_at: instant(),
  is_read: flag(),
})
export type UserNotification = z.output<typeof UserNotification>

/** Notifications per page. */
export const NOTIFICATIONS_PAGE = 10

/** Returns one page of the player's notifications, newest first, starting at offset `from`. */
export const getUserNotifications = declareCall({
  ...noInput,
  name: 'getUserNotifications',
  method: 'GET',
  path: '/v2/user/notifications',
  guest: false,
  query: z.object({ from: intOr(0) }),
  data: z.object({ items: list('items', UserNotification), total: intOr(0) }),
})

/** Marks a notification as read. */
export const readUserNotification = declareCall({
  ...noInput,
  name: 'readUserNotification',
  method: 'POST',
  path: '/v2/user/notifications',
  guest: false,
  errors: [errorCode.notFound],
  body: z.object({ id: intOr(0) }),
  data: noData,
})

/** Extension: marks every notification as read. Offered if the status has `unread_notifications`. */
export const readAllUserNotifications = declareCall({
  ...noInput,
  name: 'readAllUserNotifications',
  method: 'POST',
  path: '/v2/user/notifications/read-all',
  guest: false,
  data: noData,
})

/** Returns the account's event history, newest first, in the request's language. */
export const getAccountHistory = declareCall({
  ...noInput,
  name: 'getAccountHistory',
  method: 'GET',
  path: '/v2/user/history',
  guest: false,
  data: z.object({ items: list('items', z.object({ created_at: instant(), text: text() })) }),
})

/** A session of the player, for display. Contains no token. */
export const PlayerSession = z.object({
  id: int(),
  created_at: instant(),
  used_at: instant(),
  /** The IP address and the `User-Agent` header. */
  address: textOr(),
  agent: textOr(),
  current: flag(),
})
export type PlayerSession = z.output<typeof PlayerSession>

/**
 * Extension: active sessions and the previous sign-in. The UI hides the section when the call is absent (404 or error 1).
 */
export const getSessions = declareCall({
  ...noInput,
  name: 'getSessions',
  method: 'GET',
  path: '/v2/user/sessions',
  guest: false,
  data: z.object({
    items: list('items', PlayerSession),
    previous: optionalPart('previous', objectOrNull(z.object({ at: instant(), address: textOr() }))),
  }),
})

/** Extension: ends every session except the current one. */
export const endOtherSessions = declareCall({
  ...noInput,
  name: 'endOtherSessions',
  method: 'POST',
  path: '/v2/user/sessions/end-others',
  guest: false,
  data: noData,
})
