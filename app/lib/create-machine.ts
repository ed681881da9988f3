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
  effects: readonly Effect[]
}

/** A workflow as a pure function: no clock, no wire. `null` is an event that cannot happen in that state. */
export type Transition<State, Event, Effect> = (state: State, event: Event) => Step<State, Effect> | null

export interface Machine<State, MachineEvent, Effect> {
  $state: Store<State>
  happened: EventCallable<MachineEvent>
  /** What is to be done, one after the other; a model joins each kind with what does it. */
  wanted: Event<Effect>
  /** An event that cannot happen in this state: the state is kept, and the operator may be told. */
  refused: Event<{ state: State; event: MachineEvent }>
}

/** Runs a workflow: the one mechanism for all of them. */
export function createMachine<State, MachineEvent, Effect>(
  initial: State,
  transition: Transition<State, MachineEvent, Effect>,
): Machine<State, MachineEvent, Effect> {
  const happened = createEvent<MachineEvent>()
  const wanted = createEvent<Effect>()
  const $state = createStore(initial, { serialize: 'ignore' })
  const stepped = sample({
    clock: happened,
    source: $state,
    fn: (state, event) => ({ state, event, step: transition(state, event) }),
  })
  const taken = stepped.filterMap(({ step }) => step ?? undefined)
  sample({ clock: taken, fn: ({ state }) => state, target: $state })
  const wantFx = createEffect((effects: readonly Effect[]) => {
    const want = scopeBind(wanted, { safe: true })
    for (const effect of effects) want(effect)
  })
  sample({ clock: taken, filter: ({ effects }) => effects.length > 0, fn: ({ effects }) => effects, target: wantFx })
  const refused = stepped.filterMap(({ state, event, step }) => (step === null ? { state, event } : undefined))
  return { $state, happened, wanted, refused }
}

/** What is wanted of one kind. */
export function wantedOf<Effect extends { kind: string }, Kind extends Effect['kind']>(
  wanted: Event<Effect>,
  kind: Kind,
): Event<Extract<Effect, { kind: Kind }>> {
  const isOne = (effect: Effect): effect is Extract<Effect, { kind: Kind }> => effect.kind === kind
  return wanted.filterMap((effect) => (isOne(effect) ? effect : undefined))
}
