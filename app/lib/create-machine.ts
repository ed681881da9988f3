import {
  createEffect,
  createEvent,
  createStore,
  sample,
  scopeBind,
  type Event,
  type EventCallable,
  type Store,
} from 'effector'

/** What an event leads to: the next state, and what is to be done about it, as data. */
export interface Step<State, Effect> {
  state: State
  commands: readonly Effect[]
}

/** A workflow as a pure function: no clock, no wire. `null` is an event that cannot happen in that state. */
export type Transition<State, Event, Effect> = (state: State, event: Event) => Step<State, Effect> | null

/** The last step of a workflow, and the event that was refused by it. */
interface Run<State, MachineEvent, Effect> extends Step<State, Effect> {
  refused: readonly MachineEvent[]
}

export interface Machine<State, MachineEvent, Effect> {
  $state: Store<State>
  dispatch: EventCallable<MachineEvent>
  /** What is to be done, one after the other; a model joins each kind with what does it. */
  commands: Event<Effect>
  /** An event that cannot happen in this state: the state is kept, and the operator may be told. */
  ignored: Event<{ state: State; event: MachineEvent }>
}

/** Runs a workflow: the one mechanism for all of them. Whoever hears of an event finds the state that it has led to. */
export function createMachine<State, MachineEvent, Effect>(
  initial: State,
  transition: Transition<State, MachineEvent, Effect>,
): Machine<State, MachineEvent, Effect> {
  type ThisRun = Run<State, MachineEvent, Effect>
  const resting = (state: State): ThisRun => ({ state, commands: [], refused: [] })
  const happened = createEvent<MachineEvent>()
  const wanted = createEvent<Effect>()
  const $run = createStore(resting(initial), { serialize: 'ignore' }).on(happened, ({ state }, event): ThisRun => {
    const step = transition(state, event)
    return step === null ? { ...resting(state), refused: [event] } : { ...step, refused: [] }
  })
  const wantFx = createEffect((effects: readonly Effect[]) => {
    const want = scopeBind(wanted, { safe: true })
    for (const effect of effects) want(effect)
  })
  sample({
    clock: $run.updates.filterMap(({ commands: effects }) => (effects.length > 0 ? effects : undefined)),
    target: wantFx,
    // Two steps of one moment are both done.
    batch: false,
  })
  return {
    $state: $run.map(({ state }) => state),
    dispatch: happened,
    commands: wanted,
    ignored: $run.updates.filterMap(({ state, refused }) =>
      refused[0] === undefined ? undefined : { state, event: refused[0] },
    ),
  }
}

/** What is wanted of one kind. */
export function commandsOf<Effect extends { kind: string }, Kind extends Effect['kind']>(
  wanted: Event<Effect>,
  kind: Kind,
): Event<Extract<Effect, { kind: Kind }>> {
  const isOne = (effect: Effect): effect is Extract<Effect, { kind: Kind }> => effect.kind === kind
  return wanted.filterMap((effect) => (isOne(effect) ? effect : undefined))
}
