import {
  attach,
  createEvent,
  createStore,
  is,
  sample,
  scopeBind,
  type Event,
  type EventCallable,
  type Store,
} from 'effector'
import { failureOf, type Failure } from '#app/http/failure.ts'
import { requestFailed } from './request-failed.ts'

/** The next state and the commands that it issues, as data. */
export interface Step<State, Command> {
  state: State
  commands: readonly Command[]
}

/** A workflow as a pure function. `null` ignores an event that cannot happen in that state. */
export type Transition<State, WorkflowEvent, Command> = (
  state: State,
  event: WorkflowEvent,
) => Step<State, Command> | null

/**
 * How long the result of a command matters: until the workflow leaves the state that issued it, until another player (or none)
 * is signed in, or always. After that the command is aborted and its result dropped.
 */
export type Until = 'stateLeft' | 'sessionReset' | 'never'

/** Fires an event in the scope of the workflow, also from a callback. */
export type Fire = <Payload>(event: EventCallable<Payload>, payload: Payload) => void

/** Does one kind of command. */
export interface CommandHandler<Deps, Command, WorkflowEvent> {
  /** Returns the event to dispatch, if any. `signal` is aborted when the result no longer matters. */
  run(
    deps: Deps,
    command: Command,
    signal: AbortSignal,
    fire: Fire,
  ): Promise<WorkflowEvent | void> | WorkflowEvent | void
  /** The event of a failure. Without it the failure is only reported. */
  failed?(failure: Failure, command: Command, deps: Deps): WorkflowEvent
  /** Failures that are expected so often that reporting each would only make noise. */
  isQuiet?(failure: Failure): boolean
  until: Until
}

/** A command that only fires an event names the event; `prepend` takes its payload from the command. */
export type CommandHandlers<Deps, Command extends { kind: string }, WorkflowEvent> = {
  [Kind in Command['kind']]:
    | CommandHandler<Deps, Extract<Command, { kind: Kind }>, WorkflowEvent>
    | EventCallable<Extract<Command, { kind: Kind }>>
}

export interface WorkflowOptions<
  State extends { kind: string },
  WorkflowEvent extends { kind: string },
  Command extends { kind: string },
  Deps,
> {
  /** Names the workflow in reports. */
  name: string
  initial: State
  transition: Transition<State, WorkflowEvent, Command>
  commands: CommandHandlers<Deps, Command, WorkflowEvent>
  /** Clock, HTTP, storage: what commands need. */
  $deps: Store<Deps>
  /** Another player, or none, is signed in. */
  sessionReset: Event<unknown>
  /** What tells two states apart; by default their kind. */
  identity?: (state: State) => string
}

export interface Workflow<State, WorkflowEvent> {
  $state: Store<State>
  dispatch: EventCallable<WorkflowEvent>
}

interface Run<State, Command> extends Step<State, Command> {
  /** Kind of the last event that could not happen; not the event, which may hold a secret. */
  ignored: string | null
  /** Ends with the current state. `null` before the first event: an initial value is shared by all scopes. */
  stateController: AbortController | null
  sessionController: AbortController | null
  /** Controllers of the commands that have just ended. */
  ended: readonly AbortController[]
}

const never = new AbortController().signal

/** Runs a workflow: the one mechanism for requests, timers and storage that belong to a state machine. */
export function createWorkflow<
  State extends { kind: string },
  WorkflowEvent extends { kind: string },
  Command extends { kind: string },
  Deps,
>({
  name,
  initial,
  transition,
  commands: handlers,
  $deps,
  sessionReset,
  identity = ({ kind }) => kind,
}: WorkflowOptions<State, WorkflowEvent, Command, Deps>): Workflow<State, WorkflowEvent> {
  type ThisRun = Run<State, Command>
  const dispatch = createEvent<WorkflowEvent>()
  const initialRun: ThisRun = {
    state: initial,
    commands: [],
    ignored: null,
    stateController: null,
    sessionController: null,
    ended: [],
  }
  /** Commands may hold a password or a card number, so the store forgets them once they run. */
  const taken = createEvent<ThisRun>()
  const $run = createStore(initialRun, { serialize: 'ignore' })
    .on(taken, (current, run): ThisRun =>
      current === run ? { ...run, commands: [], ended: [], ignored: null } : current,
    )
    .on(sessionReset, (run): ThisRun => {
      const ended = run.sessionController === null ? [] : [run.sessionController]
      return { ...run, commands: [], ignored: null, ended, sessionController: new AbortController() }
    })
    .on(dispatch, (run, event): ThisRun => {
      const step = transition(run.state, event)
      if (step === null) return { ...run, commands: [], ignored: event.kind, ended: [] }
      const isLeft = identity(step.state) !== identity(run.state)
      return {
        ...step,
        ignored: null,
        stateController: isLeft || run.stateController === null ? new AbortController() : run.stateController,
        sessionController: run.sessionController ?? new AbortController(),
        ended: isLeft && run.stateController !== null ? [run.stateController] : [],
      }
    })

  const runFx = attach({
    source: $deps,
    effect: async (deps, run: ThisRun) => {
      const fire: Fire = scopeBind((event, payload) => void event(payload), { safe: true })
      for (const controller of run.ended) controller.abort()
      const signals: Readonly<Record<Until, AbortSignal | undefined>> = {
        stateLeft: run.stateController?.signal,
        sessionReset: run.sessionController?.signal,
        never,
      }
      const runOne = async (command: Command) => {
        const handler = handlerOf<Deps, Command, WorkflowEvent>(handlers, command)
        if (is.event(handler)) {
          fire(handler, command)
          return
        }
        const signal = signals[handler.until] ?? never
        try {
          // Commands without a promise run in order, before the next event.
          const result = handler.run(deps, command, signal, fire)
          const event = result instanceof Promise ? await result : result
          if (event !== undefined && !signal.aborted) fire(dispatch, event)
        } catch (error) {
          if (signal.aborted) return
          const failure = failureOf(error)
          if (handler.isQuiet?.(failure) !== true)
            fire(requestFailed, error instanceof Error ? error : new Error(String(error)))
          if (handler.failed !== undefined) fire(dispatch, handler.failed(failure, command, deps))
        }
      }
      const running = run.commands.map(runOne)
      // After the start: a bound event runs what else is queued.
      fire(taken, run)
      await Promise.all(running)
    },
  })
  sample({
    clock: $run.updates,
    filter: ({ commands, ended }) => commands.length > 0 || ended.length > 0,
    target: runFx,
    // Two steps of one tick are both run.
    batch: false,
  })
  sample({
    clock: $run.updates.filterMap(({ state, ignored }) =>
      ignored === null ? undefined : new Error(`${name}: "${ignored}" ignored in "${state.kind}".`),
    ),
    target: requestFailed,
    batch: false,
  })
  return { $state: $run.map(({ state }) => state), dispatch }
}

/** The handler of a command's kind. The mapped type guarantees it; the compiler cannot follow a union through an index. */
function handlerOf<Deps, Command extends { kind: string }, WorkflowEvent>(
  // Untyped for the lookup: `Reflect.get` of an object returns what the signature promises.
  handlers: object,
  command: Command,
): CommandHandler<Deps, Command, WorkflowEvent> | EventCallable<Command> {
  return Reflect.get(handlers, command.kind)
}
