import type { QueryClient } from '@tanstack/react-query'
import { readAllUserNotifications, readUserNotification } from '#contract/player/account.ts'
import { httpOf } from '#app/queries/http-port.ts'

/** Marks a notification as read. @throws CallFailure */
export const markAsRead = (client: QueryClient, id: number): Promise<unknown> =>
  httpOf(client).call(readUserNotification, { body: { id } })

/** Marks all notifications of the player as read. @throws CallFailure */
export const markAllAsRead = (client: QueryClient): Promise<unknown> =>
  httpOf(client).call(readAllUserNotifications, {})
