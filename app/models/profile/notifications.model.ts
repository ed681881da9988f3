import { attach } from 'effector'
import { readUserNotification } from '#contract/account.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { httpOf } from '#app/queries/http-port.ts'
import { createPending, type Switched } from './create-pending.ts'

const marks = createPending(
  attach({
    source: $queryClient,
    effect: async (client, { value: id }: Switched<number>) => {
      await httpOf(requireClient(client)).call(readUserNotification, { body: { id } })
    },
  }),
  { isForGood: true },
)

/** A notification was read, by its id. */
export const notificationRead = marks.pressed.prepend((id: number) => ({ subject: String(id), value: id }))
/** The notifications are no longer looked at. */
export const notificationsLeft = marks.left
/** What is being marked: shown as read at once, and sent once. */
export const $marking = marks.$pending.map((pending): ReadonlySet<number> => new Set(Object.values(pending)))
/** Why the last one was not marked, or why nobody knows. */
export const $markFailure = marks.$failure
