import { allSettled, createEvent, createStore, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import type { Failure } from '#app/http/failure.ts'
import { createWorkflow, type Step } from './create-workflow.ts'

/* The example of `docs/state/create-workflow.md`: its code is compiled and run here. */

type State = { kind: 'idle' } | { kind: 'sending' } | { kind: 'sent' } | { kind: 'failed'; failure: Failure }
type Event = { kind: 'submitted'; text: string } | { kind: 'accepted' } | { kind: 'failed'; failure: Failure }
type Command = { kind: 'send'; text: string }

const step = (state: State, ...commands: Command[]): Step<State, Command> => ({ state, commands })

function transition(state: State, event: Event): Step<State, Command> | null {
  switch (event.kind) {
    case 'submitted':
      return state.kind === 'sending' ? step(state) : step({ kind: 'sending' }, { kind: 'send', text: event.text })
    case 'accepted':
      return state.kind === 'sending' ? step({ kind: 'sent' }) : null
    case 'failed':
      return state.kind === 'sending' ? step({ kind: 'failed', failure: event.failure }) : null
  }
}

function start(sendMessage: (text: string, signal: AbortSignal) => Promise<void>) {
  const $deps = createStore({ sendMessage })
  const sessionReset = createEvent()
  const { $state, dispatch } = createWorkflow<State, Event, Command, { sendMessage: typeof sendMessage }>({
    name: 'message',
    initial: { kind: 'idle' },
    transition,
    $deps,
    sessionReset,
    commands: {
      send: {
        async run({ sendMessage }, { text }, signal) {
          await sendMessage(text, signal)
          return { kind: 'accepted' }
        },
        failed: (failure) => ({ kind: 'failed', failure }),
        until: 'stateLeft',
      },
    },
  })
  const scope = fork()
  const submit = (text: string) => allSettled(dispatch, { scope, params: { kind: 'submitted', text } })
  return { submit, state: () => scope.getState($state) }
}

describe('the example of createWorkflow', () => {
  it('sends the text and ends in sent', async () => {
    const texts: string[] = []
    const { submit, state } = start(async (text) => void texts.push(text))
    await submit('hello')
    expect(texts).toEqual(['hello'])
    expect(state()).toEqual({ kind: 'sent' })
  })

  it('ends in failed after a failure', async () => {
    const { submit, state } = start(() => Promise.reject(new Error('no')))
    await submit('hello')
    expect(state().kind).toBe('failed')
  })
})
