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
import type { Step, Transition } from './create-workflow.ts'

export type { Step, Transition }

/** The last step, and the event if it was ignored (at most one). */
interface Run<State, MachineEvent, Command> extends Step<State, Command> {
  ignored: readonly MachineEvent[]
}

export interface Machine<State, MachineEvent, Command> {
  $state: Store<State>
  dispatch: EventCallable<MachineEvent>
  /** Fires once per command, in order. Use `commandsOf` to handle one kind. */
  commands: Event<Command>
  /** An event that cannot happen in the current state. The state does not change. */
  ignored: Event<{ state: State; event: MachineEvent }>
}

/** Runs a workflow. Listeners of `dispatch` see the state after the event. */
export function createMachine<State, MachineEvent, Command>(
  initial: State,
  transition: Transition<State, MachineEvent, Command>,
): Machine<State, MachineEvent, Command> {
  type ThisRun = Run<State, MachineEvent, Command>
  const idle = (state: State): ThisRun => ({ state, commands: [], ignored: [] })
  const dispatch = createEvent<MachineEvent>()
  const issued = createEvent<Command>()
  const $run = createStore(idle(initial), { serialize: 'ignore' }).on(dispatch, ({ state }, event): ThisRun => {
    const step = transition(state, event)
    return step === null ? { ...idle(state), ignored: [event] } : { ...step, ignored: [] }
  })
  const issueFx = createEffect((commands: readonly Command[]) => {
    const issue = scopeBind(issued, { safe: true })
    for (const command of commands) issue(command)
  })
  sample({
    clock: $run.updates.filterMap(({ commands }) => (commands.length > 0 ? commands : undefined)),
    target: issueFx,
    // Batching would drop the commands of all but the last event of a tick.
    batch: false,
  })
  return {
    $state: $run.map(({ state }) => state),
    dispatch,
    commands: issued,
    ignored: $run.updates.filterMap(({ state, ignored }) =>
      ignored[0] === undefined ? undefined : { state, event: ignored[0] },
    ),
  }
}

/** The commands of one kind. */
export function commandsOf<Command extends { kind: string }, Kind extends Command['kind']>(
  commands: Event<Command>,
  kind: Kind,
): Event<Extract<Command, { kind: Kind }>> {
  const isOfKind = (command: Command): command is Extract<Command, { kind: Kind }> => command.kind === kind
  return commands.filterMap((command) => (isOfKind(command) ? command : undefined))
}
