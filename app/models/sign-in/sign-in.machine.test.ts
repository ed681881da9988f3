import { describe, expect, it } from 'vitest'
import { seededRandom } from '#app/testing/seeded-random.ts'
import { refusal as refused, unread } from '#app/testing/failures.ts'
import { problemsOf } from './problems.ts'
import { initialSignIn, signInStep, type SignInEvent, type SignInState } from './sign-in.machine.ts'

const states: Readonly<Record<SignInState['kind'], SignInState>> = {
  editing: { kind: 'editing', attempt: 1, problems: { login: 41, password: 130 }, failure: refused(42) },
  proving: { kind: 'proving', attempt: 1 },
  sending: { kind: 'sending', attempt: 1 },
  signedIn: { kind: 'signedIn', attempt: 1 },
}
const events: Readonly<Record<string, SignInEvent>> = {
  submitted: { kind: 'submitted', problems: {} },
  submittedWrong: { kind: 'submitted', problems: { phone: 110 } },
  changed: { kind: 'changed', field: 'login' },
  proved: { kind: 'proved', attempt: 1, recaptcha: 'solved' },
  accepted: { kind: 'accepted', attempt: 1, token: 'secret' },
  refused: { kind: 'failed', attempt: 1, failure: refused(42), problems: {} },
  unread: { kind: 'failed', attempt: 1, failure: unread, problems: {} },
  late: { kind: 'accepted', attempt: 0, token: 'old' },
  left: { kind: 'left' },
}

/** What every event does in every state: the next state and what is wanted; `-` cannot happen. */
const table: Readonly<Record<SignInState['kind'], Readonly<Record<string, string>>>> = {
  editing: {
    submitted: 'proving: prove',
    submittedWrong: 'editing',
    changed: 'editing',
    proved: '-',
    accepted: '-',
    refused: '-',
    unread: '-',
    late: 'editing',
    left: 'editing',
  },
  proving: {
    submitted: 'proving',
    submittedWrong: 'proving',
    changed: 'proving',
    proved: 'sending: send',
    accepted: '-',
    refused: 'editing: forgetPassword',
    unread: 'editing',
    late: 'proving',
    left: 'editing',
  },
  sending: {
    submitted: 'sending',
    submittedWrong: 'sending',
    changed: 'sending',
    proved: '-',
    accepted: 'signedIn: forgetPassword, finish',
    refused: 'editing: forgetPassword',
    unread: 'editing',
    late: 'sending',
    left: 'sending',
  },
  signedIn: {
    submitted: 'signedIn',
    submittedWrong: 'signedIn',
    changed: 'signedIn',
    proved: '-',
    accepted: '-',
    refused: '-',
    unread: '-',
    late: 'signedIn',
    left: 'editing',
  },
}

describe.each(Object.entries(states))('a form that is %s', (name, state) => {
  it.each(Object.entries(events))('and %s', (happening, event) => {
    const step = signInStep(state, event)
    const told =
      step === null
        ? '-'
        : [step.state.kind, step.effects.map(({ kind }) => kind).join(', ')].filter(Boolean).join(': ')
    expect(told).toBe(table[state.kind]?.[happening] ?? `not in the table: ${name}`)
  })
})

describe('a form that signs in', () => {
  it('takes back what it said of a field when that field changes, and what it said of the whole', () => {
    const step = signInStep(states.editing, { kind: 'changed', field: 'login' })
    expect(step?.state).toMatchObject({ problems: { password: 130 }, failure: null })
  })

  it('never does anything twice, signs in only with what was sent last, and is never stuck, in any order of events', () => {
    const random = seededRandom(7)
    for (let order = 0; order < 10_000; order += 1) {
      let state = initialSignIn
      const sent = new Set<number>()
      for (let at = 0; at < 12; at += 1) {
        const attempt = Math.max(0, state.attempt - random(2))
        const choices: SignInEvent[] = [
          { kind: 'submitted', problems: random(3) === 0 ? { login: 40 } : {} },
          { kind: 'changed', field: 'password' },
          { kind: 'proved', attempt, recaptcha: 'solved' },
          { kind: 'accepted', attempt, token: String(attempt) },
          { kind: 'failed', attempt, failure: random(2) === 0 ? unread : refused(42), problems: {} },
          { kind: 'left' },
        ]
        const event = choices[random(choices.length)]
        if (event === undefined) throw new Error('There is no such event.')
        const step = signInStep(state, event)
        if (step === null) continue
        for (const effect of step.effects) {
          if (effect.kind === 'send') {
            expect(sent.has(effect.attempt)).toBe(false)
            sent.add(effect.attempt)
          }
          if (effect.kind === 'finish') expect([state.kind, effect.token]).toEqual(['sending', String(state.attempt)])
        }
        expect(step.state.attempt).toBeGreaterThanOrEqual(state.attempt)
        state = step.state
      }
      // From wherever it is, two facts lead back to a form that can be sent.
      const failed = { kind: 'failed', attempt: state.attempt, failure: unread, problems: {} } as const
      const freed = signInStep(signInStep(state, failed)?.state ?? state, { kind: 'left' })
      expect(freed?.state.kind).toBe('editing')
    }
  })
})

describe('the fields of a refusal', () => {
  const fields = ['phone', 'email', 'login', 'password', 'rules'] as const
  it.each([
    [110, { phone: 110 }],
    [116, { phone: 116 }],
    [119, { phone: 119 }],
    [123, { email: 123 }],
    [43, { login: 43 }],
    [131, { password: 131 }],
    [24, { password: 24 }],
    [42, { login: 42 }],
    [1, {}],
    [5, {}],
    [200, {}],
  ])('%d: %j', (code, problems) => expect(problemsOf(refused(code), fields)).toEqual(problems))

  it('are those of the form: another belongs to the whole', () => {
    expect(problemsOf(refused(110), ['login', 'password'])).toEqual({})
    expect(problemsOf(unread, fields)).toEqual({})
  })
})
