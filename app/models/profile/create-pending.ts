import { createEvent, sample, type Effect } from 'effector'
import { createMachine, commandsOf } from '#app/lib/create-machine.ts'
import { requestFailed } from '#app/lib/request-failed.ts'
import { createSessionCall } from '#app/models/session/create-session-call.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { pendingStep, type PendingEvent, type PendingRules, type PendingState } from './pending.machine.ts'
import { playerStateChanged } from './player-state-changed.ts'

/** One thing of a list, and what it is to be. */
export interface Switched<Value> {
  subject: string
  value: Value
}

/** Things of a list that are switched by a press: the workflow, the call that each of them makes, and what comes of it. */
export function createPending<Value, Done>(effect: Effect<Switched<Value>, Done>, rules: PendingRules) {
  const initial: PendingState<Value> = { pending: {}, failure: null }
  const {
    $state,
    dispatch: happened,
    commands: wanted,
    ignored: refused,
  } = createMachine(initial, pendingStep<Value>(rules))
  const pressed = createEvent<Switched<Value>>()
  const left = createEvent()

  sample({ clock: pressed, fn: (thing): PendingEvent<Value> => ({ kind: 'pressed', ...thing }), target: happened })
  sample({ clock: left, fn: (): PendingEvent<Value> => ({ kind: 'left' }), target: happened })
  sample({ clock: sessionReset, fn: (): PendingEvent<Value> => ({ kind: 'forgotten' }), target: happened })

  const call = createSessionCall(effect)
  sample({
    clock: commandsOf(wanted, 'send'),
    fn: ({ subject, value }) => ({ subject, value }),
    target: call.wanted,
  })
  sample({
    clock: call.accepted,
    fn: ({ given: { subject } }): PendingEvent<Value> => ({ kind: 'accepted', subject }),
    target: happened,
  })
  sample({
    clock: call.failed,
    fn: ({ given: { subject }, failure }): PendingEvent<Value> => ({ kind: 'failed', subject, failure }),
    target: happened,
  })
  sample({ clock: commandsOf(wanted, 'ask'), fn: () => undefined, target: playerStateChanged })
  sample({
    clock: refused,
    fn: ({ event }) => new Error(`A list that has nothing on its way was told "${event.kind}".`),
    target: requestFailed,
  })
  return {
    pressed,
    left,
    $pending: $state.map(({ pending }) => pending),
    $failure: $state.map(({ failure }) => failure),
    takenBack: commandsOf(wanted, 'takeBack'),
  }
}
