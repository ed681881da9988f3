import { describe, expect, it } from 'vitest'
import { seededRandom } from '#app/testing/seeded-random.ts'
import { noResponse } from '#app/testing/failures.ts'
import { events, states, table, type EventName, type StateName } from './sending.cases.ts'
import { initialSending, sendingStep, type SendingEvent, type SendingState } from './sending.machine.ts'

/** What is told of a state: the kind, whether it is done, whether the form has changed meanwhile, and what is wrong. */
function told({ kind, done, later, problems, failure }: SendingState): string {
  const wrong = Object.entries(problems).map(([field, problem]) => `${field} ${problem}`)
  const failed = failure === null ? [] : [failure.kind === 'refused' ? `${failure.code}` : 'unread']
  return [kind, ...(done ? ['done'] : []), ...(later ? ['later'] : []), ...wrong, ...failed].join(' ')
}
function outcome(name: StateName, event: EventName): string {
  const step = sendingStep(states[name], events[event])
  if (step === null) return '-'
  const wanted = step.commands.map(({ kind }) => kind).join(', ')
  return wanted === '' ? told(step.state) : `${told(step.state)}: ${wanted}`
}

/** As `expect`, which would take seconds for a million facts. */
function must(fact: boolean, what: string): void {
  if (!fact) throw new Error(what)
}

const isState = (name: string): name is StateName => name in states
const isEvent = (name: string): name is EventName => name in events

describe.each(Object.keys(states).filter(isState))('a sending that is %s', (name) => {
  it.each(Object.keys(events).filter(isEvent))('and %s', (event) => {
    const found = outcome(name, event)
    expect(found === told(states[name]) ? '=' : found).toBe(table[name][event] ?? '-')
  })
})

describe('a sending', () => {
  it('belongs to what was pressed, and a press meanwhile changes nothing of it', () => {
    const sent = sendingStep(states.ready, events.submitted)
    expect(sent?.commands).toEqual([{ kind: 'send', attempt: 2, subject: '8' }])
    const pressed = sendingStep(states.sending, events.submitted)
    expect(pressed).toEqual({ state: states.sending, effects: [] })
    expect(sendingStep(states.sending, events.accepted)?.commands).toContainEqual({ kind: 'finish', subject: '7' })
  })

  it('sends nothing twice, ends each thing once, and is never stuck, in any order of events', () => {
    const random = seededRandom(12)
    const wild: readonly SendingEvent[] = Object.values(events)
    const begins: readonly SendingState[] = Object.values(states)
    const seen = new Set<string>()
    for (let order = 0; order < 10_000; order += 1) {
      let state: SendingState = order % 2 === 0 ? initialSending : (begins[random(begins.length)] ?? initialSending)
      let running = state.kind === 'sending' ? state.subject : null
      const sent = new Set<number>()
      for (let at = 0; at < 20; at += 1) {
        const picked = wild[random(wild.length)] ?? events.left
        const event =
          'attempt' in picked ? { ...picked, attempt: Math.max(0, state.attempt - (random(4) === 0 ? 1 : 0)) } : picked
        const step = sendingStep(state, event)
        if (step === null) {
          must(state.kind === 'ready', 'stuck while it is sent')
          continue
        }
        for (const effect of step.commands) {
          if (effect.kind === 'send') {
            must(running === null, 'two at a time')
            must(!sent.has(effect.attempt), 'sent twice')
            sent.add(effect.attempt)
            running = effect.subject
          }
          if (effect.kind === 'finish') must(effect.subject === running, 'another thing has ended')
        }
        if (('attempt' in event && event.attempt === state.attempt) || event.kind === 'forgotten') running = null
        state = step.state
        // It is on its way, or done, or something is wrong.
        const isWrong = state.failure !== null || Object.keys(state.problems).length > 0
        const said = [state.kind === 'sending', state.done, isWrong].filter(Boolean)
        must(said.length <= 1, 'more than one outcome')
        must((running !== null) === (state.kind === 'sending'), 'nothing is on its way')
        seen.add(told(state))
      }
      const lost: SendingEvent = { kind: 'failed', attempt: state.attempt, failure: noResponse, problems: {} }
      const freed = state.kind === 'sending' ? sendingStep(state, lost)?.state : state
      must(freed !== undefined && sendingStep(freed, events.submitted)?.commands.length === 1, 'stuck')
    }
    const reachable = Object.values(states).map((state) => told(state))
    expect([...seen].toSorted()).toEqual(reachable.toSorted())
  })
})
