import { createEvent, sample, type Effect } from 'effector'
import { createMachine, commandsOf } from '#app/lib/create-machine.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { createSessionCall } from '#app/models/session/create-session-call.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { pendingStep, type PendingEvent, type PendingRules, type PendingState } from './pending.machine.ts'
import { playerStateChanged } from './player-state-changed.ts'

/** A list item, by its `subject`, and its new value. */
export interface Switched<Value> {
  subject: string
  value: Value
}

/** Optimistic updates of list items: each shows its new value at once and is saved by its own call. */
export function createPending<Value, Done>(effect: Effect<Switched<Value>, Done>, rules: PendingRules) {
  const initial: PendingState<Value> = { pending: {}, failure: null }
  const { $state, dispatch, commands, ignored } = createMachine(initial, pendingStep<Value>(rules))
  const pressed = createEvent<Switched<Value>>()
  const closed = createEvent()

  sample({ clock: pressed, fn: (item): PendingEvent<Value> => ({ kind: 'pressed', ...item }), target: dispatch })
  sample({ clock: closed, fn: (): PendingEvent<Value> => ({ kind: 'closed' }), target: dispatch })
  sample({ clock: sessionReset, fn: (): PendingEvent<Value> => ({ kind: 'reset' }), target: dispatch })

  const call = createSessionCall(effect)
  sample({
    clock: commandsOf(commands, 'send'),
    fn: ({ subject, value }) => ({ subject, value }),
    target: call.requested,
  })
  sample({
    clock: call.accepted,
    fn: ({ params: { subject } }): PendingEvent<Value> => ({ kind: 'accepted', subject }),
    target: dispatch,
  })
  sample({
    clock: call.failed,
    fn: ({ params: { subject }, failure }): PendingEvent<Value> => ({ kind: 'failed', subject, failure }),
    target: dispatch,
  })
  sample({ clock: commandsOf(commands, 'refreshPlayer'), fn: () => undefined, target: playerStateChanged })
  sample({
    clock: ignored,
    fn: ({ event }) => new Error(`A list with no pending request ignored the event "${event.kind}".`),
    target: requestFailed,
  })
  return {
    pressed,
    closed,
    $pending: $state.map(({ pending }) => pending),
    $failure: $state.map(({ failure }) => failure),
    rolledBack: commandsOf(commands, 'rollback'),
  }
}
