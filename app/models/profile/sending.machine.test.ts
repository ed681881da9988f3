import { describe, expect, it } from 'vitest'
import { seededRandom } from '#app/testing/seeded-random.ts'
import { noResponse } from '#app/testing/failures.ts'
import { events, states, table, type EventName, type StateName } from './sending.cases.ts'
import { initialSending, sendingStep, type SendingEvent, type SendingState } from './sending.machine.ts'

/** Formats a state: kind, flags, problems and failure. */
function formatState({ kind, done, hasNewerInput, problems, failure }: SendingState): string {
  const wrong = Object.entries(problems).map(([field, problem]) => `${field} ${problem}`)
  const failed = failure === null ? [] : [failure.kind === 'rejected' ? `${failure.code}` : 'noResponse']
  return [kind, ...(done ? ['done'] : []), ...(hasNewerInput ? ['newerInput'] : []), ...wrong, ...failed].join(' ')
}
function outcomeOf(name: StateName, event: EventName): string {
  const step = sendingStep(states[name], events[event])
  if (step === null) return '-'
  const commands = step.commands.map(({ kind }) => kind).join(', ')
  return commands === '' ? formatState(step.state) : `${formatState(step.state)}: ${commands}`
}

/** `expect` would take seconds for a million assertions. */
function assert(condition: boolean, message: string): void {
  if (!condition) throw new Error(message)
}

const isState = (name: string): name is StateName => name in states
const isEvent = (name: string): name is EventName => name in events

describe.each(Object.keys(states).filter(isState))('sendingStep in state %s', (name) => {
  it.each(Object.keys(events).filter(isEvent))('handles %s', (event) => {
    const outcome = outcomeOf(name, event)
    expect(outcome === formatState(states[name]) ? '=' : outcome).toBe(table[name][event] ?? '-')
  })
})

describe('sendingStep', () => {
  it('keeps the subject of the open request when another one is submitted', () => {
    const first = sendingStep(states.ready, events.submitted)
    expect(first?.commands).toEqual([{ kind: 'send', attempt: 2, subject: '8' }])
    const second = sendingStep(states.sending, events.submitted)
    expect(second).toEqual({ state: states.sending, commands: [] })
    expect(sendingStep(states.sending, events.accepted)?.commands).toContainEqual({ kind: 'finish', subject: '7' })
  })

  it('sends no attempt twice, finishes each once and is never stuck, in any order of events', () => {
    const random = seededRandom(12)
    const allEvents: readonly SendingEvent[] = Object.values(events)
    const initialStates: readonly SendingState[] = Object.values(states)
    const visited = new Set<string>()
    for (let order = 0; order < 10_000; order += 1) {
      let state: SendingState =
        order % 2 === 0 ? initialSending : (initialStates[random(initialStates.length)] ?? initialSending)
      let openSubject = state.kind === 'sending' ? state.subject : null
      const sentAttempts = new Set<number>()
      for (let index = 0; index < 20; index += 1) {
        const picked = allEvents[random(allEvents.length)] ?? events.closed
        const event =
          'attempt' in picked ? { ...picked, attempt: Math.max(0, state.attempt - (random(4) === 0 ? 1 : 0)) } : picked
        const step = sendingStep(state, event)
        if (step === null) {
          assert(state.kind === 'ready', 'ignored an event while sending')
          continue
        }
        for (const command of step.commands) {
          if (command.kind === 'send') {
            assert(openSubject === null, 'two open requests')
            assert(!sentAttempts.has(command.attempt), 'attempt sent twice')
            sentAttempts.add(command.attempt)
            openSubject = command.subject
          }
          if (command.kind === 'finish') assert(command.subject === openSubject, 'finished another subject')
        }
        if (('attempt' in event && event.attempt === state.attempt) || event.kind === 'reset') openSubject = null
        state = step.state
        const hasFailed = state.failure !== null || Object.keys(state.problems).length > 0
        const outcomes = [state.kind === 'sending', state.done, hasFailed].filter(Boolean)
        assert(outcomes.length <= 1, 'more than one outcome')
        assert((openSubject !== null) === (state.kind === 'sending'), 'state does not match the open request')
        visited.add(formatState(state))
      }
      const failed: SendingEvent = { kind: 'failed', attempt: state.attempt, failure: noResponse, problems: {} }
      const recovered = state.kind === 'sending' ? sendingStep(state, failed)?.state : state
      assert(recovered !== undefined && sendingStep(recovered, events.submitted)?.commands.length === 1, 'stuck')
    }
    const reachable = Object.values(states).map((state) => formatState(state))
    expect([...visited].toSorted()).toEqual(reachable.toSorted())
  })
})
