import { attach, createEvent, createStore, sample } from 'effector'
import { readUserNotification } from '#contract/account.ts'
import type { Failure } from '#app/http/failure.ts'
import { mayBeDone } from '#app/http/may-be-done.ts'
import { $queryClient, requireClient } from '#app/lib/query-client-port.ts'
import { playerChanged } from '#app/models/session/player-changed.ts'
import { httpOf } from '#app/queries/http-of.ts'
import { createOwnCall } from '#app/models/session/create-own-call.ts'
import { playerStateChanged } from './player-state-changed.ts'

/** A notification was read, by its id. */
export const notificationRead = createEvent<number>()
/** The notifications are no longer looked at. */
export const notificationsLeft = createEvent()

const mark = createOwnCall(
  attach({
    source: $queryClient,
    effect: async (client, id: number) => {
      await httpOf(requireClient(client)).call(readUserNotification, { body: { id } })
    },
  }),
)

/** What is being marked: shown as read at once, and sent once. */
export const $marking = createStore<ReadonlySet<number>>(new Set())
  .on(mark.wanted, (marking, id) => new Set([...marking, id]))
  .on(mark.failed, (marking, { given }) => new Set([...marking].filter((id) => id !== given)))
  .reset(playerChanged)

sample({
  clock: notificationRead,
  source: $marking,
  filter: (marking, id) => !marking.has(id),
  fn: (_, id) => id,
  target: mark.wanted,
})
sample({
  clock: [mark.accepted, mark.failed.filter({ fn: ({ failure }) => mayBeDone(failure) })],
  fn: () => undefined,
  target: playerStateChanged,
})
/** Why the last one was not marked, or why nobody knows. */
export const $markFailure = createStore<Failure | null>(null, { serialize: 'ignore' })
  .on(mark.failed, (_, { failure }) => failure)
  .reset(mark.wanted, notificationsLeft, playerChanged)
