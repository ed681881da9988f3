import { attach } from 'effector'
import { readUserNotification } from '#contract/account.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { httpOf } from '#app/queries/http-port.ts'
import { createPending, type Switched } from './create-pending.ts'

const readMarks = createPending(
  attach({
    source: $queryClient,
    effect: async (client, { value: id }: Switched<number>) => {
      await httpOf(requireClient(client)).call(readUserNotification, { body: { id } })
    },
  }),
  { isIrreversible: true },
)

/** A notification was read, by its id. */
export const notificationRead = readMarks.pressed.prepend((id: number) => ({ subject: String(id), value: id }))
/** The list of notifications was closed. */
export const notificationsClosed = readMarks.closed
/** Ids shown as read while their request is open or accepted. */
export const $marking = readMarks.$pending.map((pending): ReadonlySet<number> => new Set(Object.values(pending)))
/** The failure of the last request. */
export const $markFailure = readMarks.$failure
