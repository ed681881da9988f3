import { createEvent, sample, type Effect } from 'effector'
import { createMachine, wantedOf } from '#app/lib/create-machine.ts'
import { callOutsideFailed } from '#app/lib/failed-call.ts'
import { createOwnCall } from '#app/models/session/create-own-call.ts'
import { playerChanged } from '#app/models/session/player-changed.ts'
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
  const { $state, happened, wanted, refused } = createMachine(initial, pendingStep<Value>(rules))
  const pressed = createEvent<Switched<Value>>()
  const left = createEvent()

  sample({ clock: pressed, fn: (thing): PendingEvent<Value> => ({ kind: 'pressed', ...thing }), target: happened })
  sample({ clock: left, fn: (): PendingEvent<Value> => ({ kind: 'left' }), target: happened })
  sample({ clock: playerChanged, fn: (): PendingEvent<Value> => ({ kind: 'forgotten' }), target: happened })

  const call = createOwnCall(effect)
  sample({
    clock: wantedOf(wanted, 'send'),
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
  sample({ clock: wantedOf(wanted, 'ask'), fn: () => undefined, target: playerStateChanged })
  sample({
    clock: refused,
    fn: ({ event }) => new Error(`A list that has nothing on its way was told "${event.kind}".`),
    target: callOutsideFailed,
  })
  return {
    pressed,
    left,
    $pending: $state.map(({ pending }) => pending),
    $failure: $state.map(({ failure }) => failure),
    takenBack: wantedOf(wanted, 'takeBack'),
  }
}
