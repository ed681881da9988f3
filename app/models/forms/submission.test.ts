import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testRuns } from '#contract/testing/test-runs.ts'
import { noResponse, rejected } from '#app/testing/failures.ts'
import { sampleSubmissionEvents, sampleSubmissionStates, sampleValues } from './submission.samples.ts'
import { submissionStep, type SubmissionEvent, type SubmissionState } from './submission.ts'

type State = SubmissionState<string>
type Event = SubmissionEvent<typeof sampleValues, string>

const initial: State = sampleSubmissionStates.idle
const events = sampleSubmissionEvents

const rules = {
  'sign-in': { hasChallenge: true, endsWithForm: true },
  payment: { hasChallenge: false, endsWithForm: false },
} as const
const stepOf = (name: keyof typeof rules) => (state: State, event: Event) => submissionStep(rules[name], state, event)
const after = (name: keyof typeof rules, ...order: readonly Event[]): State =>
  order.reduce<State>((state, event) => stepOf(name)(state, event)?.state ?? state, initial)
const sent = [events.submitted, events.challengeSolved] as const

describe.each(['sign-in', 'payment'] as const)('a %s submission in any order of events', (name) => {
  it('has one request open, stores no values and can always be reset', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Object.values<Event>(events)), { maxLength: 25 }), (order) => {
        let state: State = initial
        let isOpen = false
        for (const event of order) {
          const step = stepOf(name)(state, event)
          if (step === null) continue
          if (step.commands.some(({ kind }) => kind === 'send')) {
            expect([isOpen, step.commands.length]).toEqual([false, 1])
            isOpen = true
          }
          // A command ends with its state.
          if (step.state.kind !== 'sending') isOpen = false
          state = step.state
          expect(JSON.stringify(state)).not.toContain(sampleValues.password)
        }
        expect(stepOf(name)(state, events.reset)?.state).toEqual(initial)
      }),
      { numRuns: testRuns(3000) },
    )
  })
})

describe('a submission', () => {
  it.each([
    ['no response', noResponse, true],
    ['an internal error', rejected(3), true],
    ['a malformed response', { kind: 'malformed', call: 'login', path: '', reason: '' } as const, true],
    ['a rejection', rejected(42), false],
  ])('after %s has the outcome unknown: %#', (_, failure, outcomeUnknown) => {
    expect(after('sign-in', ...sent, { kind: 'failed', failure })).toMatchObject({ failure, outcomeUnknown })
  })

  it('knows the outcome when the challenge failed or was cancelled: nothing was sent', () => {
    expect(after('sign-in', events.submitted, events.noResponse)).toMatchObject({ outcomeUnknown: false })
    expect(after('sign-in', events.submitted, events.closed)).toEqual(initial)
  })

  it('does not know the outcome of a request that was cancelled', () => {
    expect(after('sign-in', ...sent, events.closed)).toMatchObject({ kind: 'idle', outcomeUnknown: true })
  })

  it('goes on after closing if it does not end with its form', () => {
    const closed = after('payment', events.submitted, events.closed)
    expect(closed.kind).toBe('sending')
    expect(stepOf('payment')(closed, events.accepted)?.state).toMatchObject({ kind: 'accepted', result: 'token' })
  })

  it('keeps the unknown outcome over later rejections until a request is accepted', () => {
    const rejectedLater = after('sign-in', ...sent, events.noResponse, ...sent, events.rejected)
    expect(rejectedLater).toMatchObject({ kind: 'failed', outcomeUnknown: true })
    expect(after('sign-in', ...sent, events.noResponse, ...sent, events.accepted)).toMatchObject({
      outcomeUnknown: false,
    })
  })

  it('removes the message of the last request when an input changes, but not the open request', () => {
    expect(after('sign-in', ...sent, events.rejected, events.changed).kind).toBe('idle')
    expect(after('payment', events.submitted, events.changed).kind).toBe('sending')
  })
})
