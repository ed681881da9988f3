import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { problemsOf } from './problems.ts'
import { initialSignIn, signInStep, type SignInEvent, type SignInState } from './sign-in.machine.ts'

type Fields = Readonly<{ password: string }>
type Event = SignInEvent<Fields>
const fields: Fields = { password: 'secret' }

const events = {
  submitted: { kind: 'submitted', fields, problems: {} },
  submittedInvalid: { kind: 'submitted', fields, problems: { phone: 110 } },
  changed: { kind: 'changed', field: 'login' },
  challengeSolved: { kind: 'challengeSolved', fields, recaptcha: 'solved' },
  accepted: { kind: 'accepted', token: 'token' },
  rejected: { kind: 'failed', failure: rejected(42), problems: { login: 42 } },
  noResponse: { kind: 'failed', failure: noResponse, problems: {} },
  closed: { kind: 'closed' },
  authenticated: { kind: 'authenticated' },
} as const satisfies Readonly<Record<string, Event>>

const after = (...order: readonly Event[]): SignInState =>
  order.reduce<SignInState>((state, event) => signInStep(state, event)?.state ?? state, initialSignIn)

describe('the sign-in workflow', () => {
  it('has one open request, stores no password and can always be edited again, in any order of events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Object.values<Event>(events)), { maxLength: 25 }), (order) => {
        let state = initialSignIn
        for (const event of order) {
          const step = signInStep(state, event)
          if (step === null) continue
          for (const command of step.commands) {
            const from = command.kind === 'send' ? 'solvingChallenge' : 'editing'
            expect([state.kind, step.commands.length]).toEqual([from, 1])
          }
          state = step.state
          expect(JSON.stringify(state)).not.toContain(fields.password)
        }
        expect(signInStep(state, events.closed)?.state).toMatchObject({ kind: 'editing', problems: {}, failure: null })
        expect(signInStep(state, events.authenticated)?.state).toMatchObject({ outcomeUnknown: false })
      }),
      { numRuns: 3000 },
    )
  })

  it('shows problems without sending, and clears them when the field changes', () => {
    const invalid = after({ kind: 'submitted', fields, problems: { login: 41, phone: 110 } })
    expect(invalid).toMatchObject({ kind: 'editing', problems: { login: 41, phone: 110 } })
    expect(signInStep(invalid, events.changed)?.state).toMatchObject({ problems: { phone: 110 } })
  })

  it.each([
    ['no response', noResponse, true],
    ['an internal error', rejected(3), true],
    ['a malformed response', { kind: 'malformed', call: 'login', path: '', reason: '' } as const, true],
    ['a rejection', rejected(42), false],
  ])('after %s the outcome is unknown: %#', (_, failure, outcomeUnknown) => {
    const failed = { kind: 'failed', failure, problems: {} } as const
    expect(after(events.submitted, events.challengeSolved, failed)).toMatchObject({ failure, outcomeUnknown })
  })

  it('knows the outcome when the challenge failed or was cancelled: nothing was sent', () => {
    expect(after(events.submitted, events.noResponse)).toMatchObject({ kind: 'editing', outcomeUnknown: false })
    expect(after(events.submitted, events.closed)).toMatchObject({ kind: 'editing', outcomeUnknown: false })
  })

  it('does not know the outcome of a request that was cancelled', () => {
    expect(after(events.submitted, events.challengeSolved, events.closed)).toMatchObject({ outcomeUnknown: true })
  })

  it('keeps the unknown outcome over later rejections until a sign-in', () => {
    const unknownThenRetry = [events.submitted, events.challengeSolved, events.noResponse, events.submitted] as const
    const rejectedLater = after(...unknownThenRetry, events.challengeSolved, events.rejected)
    expect(rejectedLater).toMatchObject({ outcomeUnknown: true, problems: { login: 42 } })
    expect(signInStep(rejectedLater, events.authenticated)?.state).toEqual(initialSignIn)
  })
})

describe('problemsOf', () => {
  it.each([
    [110, { phone: 110 }],
    [123, { email: 123 }],
    [43, { login: 43 }],
    [131, { password: 131 }],
    [24, { password: 24 }],
    [2, {}],
  ])('maps code %d to %j', (code, problems) => {
    expect(problemsOf(rejected(code), ['phone', 'email', 'login', 'password'])).toEqual(problems)
  })

  it('maps nothing if the form lacks the field or there was no response', () => {
    expect(problemsOf(rejected(110), ['login', 'password'])).toEqual({})
    expect(problemsOf(noResponse, ['login'])).toEqual({})
  })
})
