import { attach, createEvent, createStore, sample } from 'effector'
import { readUserNotification } from '#contract/account.ts'
import { failureOf, type Failure } from '#app/http/failure.ts'
import { callOutsideFailed } from '#app/lib/failed-call.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { playerChanged } from '#app/models/session/player-changed.ts'
import { httpOf } from '#app/queries/http-of.ts'

/** A notification was read, by its id. */
export const notificationRead = createEvent<number>()
export const notificationMarked = createEvent<number>()
/** The notifications are no longer looked at. */
export const notificationsLeft = createEvent()

const markFx = attach({
  source: $queryClient,
  effect: async (client, id: number) => {
    await httpOf(requireClient(client)).call(readUserNotification, { body: { id } })
  },
})

/** What is being marked: shown as read at once, and sent once. */
export const $marking = createStore<ReadonlySet<number>>(new Set())
  .on(markFx, (marking, id) => new Set([...marking, id]))
  .on(markFx.fail, (marking, { params }) => new Set([...marking].filter((id) => id !== params)))
  .reset(playerChanged)

sample({
  clock: notificationRead,
  source: $marking,
  filter: (marking, id) => !marking.has(id),
  fn: (_, id) => id,
  target: markFx,
})
sample({ clock: markFx.done, fn: ({ params }) => params, target: notificationMarked })
/** Why the last one was not marked. */
export const $markFailure = createStore<Failure | null>(null, { serialize: 'ignore' })
  .on(markFx.failData, (_, error) => failureOf(error))
  .reset(markFx, notificationsLeft, playerChanged)
sample({ clock: markFx.failData, target: callOutsideFailed })
