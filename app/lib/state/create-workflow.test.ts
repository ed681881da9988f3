import { allSettled, createEvent, createStore, createWatch, fork, sample } from 'effector'
import { describe, expect, it } from 'vitest'
import { CallFailure } from '#app/http/failure.ts'
import { rejected } from '#app/testing/failures.ts'
import { createWorkflow, type Transition, type Until } from './create-workflow.ts'
import { requestFailed } from './request-failed.ts'

type State = { kind: 'editing'; code?: number } | { kind: 'sending'; draft: number } | { kind: 'done'; value: string }
type Event =
  | { kind: 'submitted'; draft?: number }
  | { kind: 'cancelled' }
  | { kind: 'redrafted'; draft: number }
  | { kind: 'accepted'; value: string }
  | { kind: 'rejected'; code: number }
interface Command {
  kind: 'send'
}

const transition: Transition<State, Event, Command> = (state, event) => {
  switch (event.kind) {
    case 'submitted':
      if (state.kind === 'sending') return null
      return { state: { kind: 'sending', draft: event.draft ?? 0 }, commands: [{ kind: 'send' }] }
    case 'cancelled':
      return { state: { kind: 'editing' }, commands: [] }
    case 'redrafted':
      return { state: { kind: 'sending', draft: event.draft }, commands: [] }
    case 'accepted':
      if (state.kind === 'done') return null
      return { state: { kind: 'done', value: event.value }, commands: [] }
    case 'rejected':
      return { state: { kind: 'editing', code: event.code }, commands: [] }
  }
}

function start({ until = 'stateLeft', quiet = false }: { until?: Until; quiet?: boolean } = {}) {
  const requests: { signal: AbortSignal; resolve: (value: string) => void; reject: (error: Error) => void }[] = []
  const sessionReset = createEvent()
  const { $state, dispatch } = createWorkflow<State, Event, Command, { prefix: string }>({
    name: 'form',
    initial: { kind: 'editing' },
    transition,
    $deps: createStore({ prefix: '>' }),
    sessionReset,
    identity: (state) => (state.kind === 'sending' ? `sending ${state.draft}` : state.kind),
    commands: {
      send: {
        run: async ({ prefix }, _, signal) => {
          const { promise, resolve, reject } = Promise.withResolvers<string>()
          requests.push({ signal, resolve, reject })
          return { kind: 'accepted', value: `${prefix}${await promise}` }
        },
        failed: (failure) => ({ kind: 'rejected', code: failure.kind === 'rejected' ? failure.code : 0 }),
        isQuiet: () => quiet,
        until,
      },
    },
  })
  const scope = fork()
  const reported: string[] = []
  createWatch({ unit: requestFailed, scope, fn: ({ message }) => reported.push(message) })
  const send = (event: Event) => void allSettled(dispatch, { scope, params: event })
  return {
    dispatch,
    scope,
    requests,
    reported,
    send,
    request: () => requests.at(-1) ?? expect.fail('No request was sent.'),
    resetSession: () => void allSettled(sessionReset, { scope }),
    settled: () => allSettled(scope),
    state: () => scope.getState($state),
  }
}

describe('createWorkflow', () => {
  it('runs a command with its dependencies and dispatches the result', async () => {
    const { send, request, settled, state } = start()
    send({ kind: 'submitted' })
    expect(state().kind).toBe('sending')
    request().resolve('saved')
    await settled()
    expect(state()).toEqual({ kind: 'done', value: '>saved' })
  })

  it('dispatches and reports a failure', async () => {
    const { send, request, settled, state, reported } = start()
    send({ kind: 'submitted' })
    request().reject(new CallFailure(rejected(42)))
    await settled()
    expect(state()).toEqual({ kind: 'editing', code: 42 })
    expect(reported).toHaveLength(1)
  })

  it('does not report a quiet failure', async () => {
    const { send, request, settled, state, reported } = start({ quiet: true })
    send({ kind: 'submitted' })
    request().reject(new CallFailure(rejected(42)))
    await settled()
    expect(state()).toEqual({ kind: 'editing', code: 42 })
    expect(reported).toEqual([])
  })

  it.each([
    ['its response', (request: ReturnType<ReturnType<typeof start>['request']>) => request.resolve('late')],
    ['its failure', (request: ReturnType<ReturnType<typeof start>['request']>) => request.reject(new Error('late'))],
  ])('aborts a command and drops %s when the workflow leaves the state', async (_, end) => {
    const { send, request, settled, state, reported } = start()
    send({ kind: 'submitted' })
    send({ kind: 'cancelled' })
    expect(request().signal.aborted).toBe(true)
    end(request())
    await settled()
    expect(state()).toEqual({ kind: 'editing' })
    expect(reported).toEqual([])
  })

  it('drops a response of the previous stay in the same state', async () => {
    const { send, requests, settled, state } = start()
    send({ kind: 'submitted' })
    send({ kind: 'cancelled' })
    send({ kind: 'submitted' })
    requests[0]?.resolve('late')
    requests[1]?.resolve('saved')
    await settled()
    expect(state()).toEqual({ kind: 'done', value: '>saved' })
  })

  it('tells two states of one kind apart by their identity', () => {
    const { send, request } = start()
    send({ kind: 'submitted', draft: 1 })
    send({ kind: 'redrafted', draft: 1 })
    expect(request().signal.aborted).toBe(false)
    send({ kind: 'redrafted', draft: 2 })
    expect(request().signal.aborted).toBe(true)
  })

  it('keeps a command until the session is reset when it outlives its state', async () => {
    const { send, request, resetSession, settled, state } = start({ until: 'sessionReset' })
    send({ kind: 'submitted' })
    send({ kind: 'cancelled' })
    expect(request().signal.aborted).toBe(false)
    resetSession()
    expect(request().signal.aborted).toBe(true)
    request().resolve('late')
    await settled()
    expect(state()).toEqual({ kind: 'editing' })
  })

  it('never drops the result of a command that must arrive', async () => {
    const { send, request, resetSession, settled, state } = start({ until: 'never' })
    send({ kind: 'submitted' })
    send({ kind: 'cancelled' })
    resetSession()
    expect(request().signal.aborted).toBe(false)
    request().resolve('paid')
    await settled()
    expect(state()).toEqual({ kind: 'done', value: '>paid' })
  })

  it('keeps the state and reports an event that cannot happen in it', () => {
    const { send, requests, state, reported } = start()
    send({ kind: 'submitted' })
    send({ kind: 'submitted' })
    expect(requests).toHaveLength(1)
    expect(state().kind).toBe('sending')
    expect(reported).toEqual(['form: "submitted" ignored in "sending".'])
  })

  it('fires the event that a command names, in the order of the commands', () => {
    const saved = createEvent<number>()
    const seen: string[] = []
    const { dispatch } = createWorkflow<
      { kind: 'open' },
      { kind: 'saved' },
      { kind: 'log'; id: number } | { kind: 'save'; id: number },
      null
    >({
      name: 'form',
      initial: { kind: 'open' },
      transition: (state) => ({
        state,
        commands: [
          { kind: 'log', id: 1 },
          { kind: 'save', id: 2 },
          { kind: 'log', id: 3 },
        ],
      }),
      $deps: createStore(null),
      sessionReset: createEvent(),
      commands: {
        log: { run: (_deps, { id }) => void seen.push(`log ${id}`), until: 'never' },
        save: saved.prepend(({ id }) => id),
      },
    })
    const scope = fork()
    createWatch({ unit: saved, scope, fn: (id) => seen.push(`saved ${id}`) })
    void allSettled(dispatch, { scope, params: { kind: 'saved' } })
    expect(seen).toEqual(['log 1', 'saved 2', 'log 3'])
  })

  it('runs the commands of two events of one tick', () => {
    const { dispatch, scope, requests } = start()
    const pressed = createEvent()
    const submit = dispatch.prepend(() => ({ kind: 'submitted' as const }))
    const cancel = dispatch.prepend(() => ({ kind: 'cancelled' as const }))
    sample({ clock: pressed, target: [submit, cancel, submit] })
    void allSettled(pressed, { scope })
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
  })
})
