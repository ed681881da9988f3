import { describe, expect, it } from 'vitest'
import { seededRandom } from '#app/testing/seeded-random.ts'
import { rejected as refused, noResponse } from '#app/testing/failures.ts'
import { problemsOf } from './problems.ts'
import { initialSignIn, signInStep, type SignInEvent, type SignInState } from './sign-in.machine.ts'

const states = {
  editing: {
    kind: 'editing',
    attempt: 1,
    behind: [],
    doubted: false,
    problems: { login: 41, password: 130 },
    failure: refused(42),
  },
  proving: { kind: 'proving', attempt: 1, behind: [], doubted: false },
  sending: { kind: 'sending', attempt: 1, behind: [], doubted: false },
  signedIn: { kind: 'signedIn', attempt: 1, behind: [], doubted: false },
  'open again': { kind: 'editing', attempt: 2, behind: [0], doubted: false, problems: {}, failure: null },
  'sending again': { kind: 'sending', attempt: 1, behind: [0], doubted: false },
  doubted: { kind: 'editing', attempt: 1, behind: [], doubted: true, problems: {}, failure: noResponse },
  'sending in doubt': { kind: 'sending', attempt: 1, behind: [], doubted: true },
} as const satisfies Readonly<Record<string, SignInState>>
const events = {
  submitted: { kind: 'submitted', problems: {} },
  submittedWrong: { kind: 'submitted', problems: { phone: 110 } },
  changed: { kind: 'changed', field: 'login' },
  proved: { kind: 'proved', attempt: 1, recaptcha: 'solved' },
  accepted: { kind: 'accepted', attempt: 1, token: 'secret' },
  refused: { kind: 'failed', attempt: 1, failure: refused(42), problems: {} },
  unread: { kind: 'failed', attempt: 1, failure: noResponse, problems: {} },
  /** What was pressed before; in some states its form was closed meanwhile. */
  acceptedBefore: { kind: 'accepted', attempt: 0, token: 'old' },
  refusedBefore: { kind: 'failed', attempt: 0, failure: refused(42), problems: { login: 42 } },
  unreadBefore: { kind: 'failed', attempt: 0, failure: noResponse, problems: {} },
  left: { kind: 'left' },
  entered: { kind: 'entered' },
} as const satisfies Readonly<Record<string, SignInEvent>>

const late = { acceptedBefore: 'same', refusedBefore: 'same', unreadBefore: 'same' } as const
const behind = { acceptedBefore: 'same but behind: finish', refusedBefore: 'same but behind' } as const
/** What every event does in every state: the next state and what is wanted; `-` cannot happen. */
const table: Readonly<Record<keyof typeof states, Readonly<Record<keyof typeof events, string>>>> = {
  editing: {
    ...late,
    submitted: 'proving 2: prove',
    submittedWrong: 'editing 1 phone 110',
    changed: 'editing 1 password 130',
    proved: '-',
    accepted: '-',
    refused: '-',
    unread: '-',
    left: 'editing 1',
    entered: 'same',
  },
  proving: {
    ...late,
    submitted: 'same',
    submittedWrong: 'same',
    changed: 'same',
    proved: 'sending 1: send',
    accepted: '-',
    refused: 'editing 1 failed: forgetPassword',
    unread: 'editing 1 failed',
    left: 'editing 2',
    entered: 'editing 2',
  },
  sending: {
    ...late,
    submitted: 'same',
    submittedWrong: 'same',
    changed: 'same',
    proved: '-',
    accepted: 'signedIn 1: forgetPassword, finish',
    refused: 'editing 1 failed: forgetPassword',
    unread: 'editing 1 doubted failed',
    left: 'editing 2 behind 1',
    entered: 'editing 2',
  },
  signedIn: {
    ...late,
    submitted: 'same',
    submittedWrong: 'same',
    changed: 'same',
    proved: '-',
    accepted: '-',
    refused: '-',
    unread: '-',
    left: 'editing 1',
    entered: 'same',
  },
  'open again': {
    ...behind,
    unreadBefore: 'editing 2 doubted',
    submitted: 'proving 3 behind 0: prove',
    submittedWrong: 'editing 2 behind 0 phone 110',
    changed: 'same',
    proved: 'same',
    accepted: 'same',
    refused: 'same',
    unread: 'same',
    left: 'same',
    entered: 'same but behind',
  },
  'sending again': {
    ...behind,
    unreadBefore: 'sending 1 doubted',
    submitted: 'same',
    submittedWrong: 'same',
    changed: 'same',
    proved: '-',
    accepted: 'signedIn 1 behind 0: forgetPassword, finish',
    refused: 'editing 1 behind 0 failed: forgetPassword',
    unread: 'editing 1 behind 0 doubted failed',
    left: 'editing 2 behind 0 1',
    entered: 'editing 2',
  },
  doubted: {
    ...late,
    submitted: 'proving 2 doubted: prove',
    submittedWrong: 'editing 1 doubted phone 110',
    changed: 'editing 1 doubted',
    proved: '-',
    accepted: '-',
    refused: '-',
    unread: '-',
    left: 'editing 1 doubted',
    entered: 'editing 1 failed',
  },
  'sending in doubt': {
    ...late,
    submitted: 'same',
    submittedWrong: 'same',
    changed: 'same',
    proved: '-',
    accepted: 'signedIn 1: forgetPassword, finish',
    refused: 'editing 1 doubted failed: forgetPassword',
    unread: 'editing 1 doubted failed',
    left: 'editing 2 behind 1 doubted',
    entered: 'editing 2',
  },
}

function told(state: SignInState): string {
  const problems = state.kind === 'editing' ? Object.entries(state.problems).flat() : []
  const failed = state.kind === 'editing' && state.failure !== null ? ['failed'] : []
  const waiting = state.behind.length === 0 ? [] : ['behind', ...state.behind]
  const doubted = state.doubted ? ['doubted'] : []
  return [state.kind, state.attempt, ...waiting, ...doubted, ...problems, ...failed].join(' ')
}
function outcome(state: SignInState, event: SignInEvent): string {
  const step = signInStep(state, event)
  if (step === null) return '-'
  const isSame = told(step.state) === told(state)
  const isButBehind = !isSame && told({ ...state, behind: step.state.behind }) === told(step.state)
  const next = isSame ? 'same' : isButBehind ? 'same but behind' : told(step.state)
  return [next, step.commands.map(({ kind }) => kind).join(', ')].filter(Boolean).join(': ')
}
const isState = (name: string): name is keyof typeof states => name in states
const isEvent = (name: string): name is keyof typeof events => name in events

describe.each(Object.keys(states).filter(isState))('a form that is %s', (name) => {
  it.each(Object.keys(events).filter(isEvent))('and %s', (event) => {
    expect(outcome(states[name], events[event])).toBe(table[name][event])
  })
})

describe('a form that signs in', () => {
  it('takes back what it said of a field when that field changes, and what it said of the whole', () => {
    const step = signInStep(states.editing, { kind: 'changed', field: 'login' })
    expect(step?.state).toMatchObject({ problems: { password: 130 }, failure: null })
  })

  it('never does anything twice, signs in once with what was sent, is free when it was left, and is never stuck, in any order of events', () => {
    const random = seededRandom(7)
    for (let order = 0; order < 10_000; order += 1) {
      let state = initialSignIn
      const sent = new Set<number>()
      for (let at = 0; at < 12; at += 1) {
        const attempt = Math.max(0, state.attempt - random(3))
        const choices: SignInEvent[] = [
          { kind: 'submitted', problems: random(3) === 0 ? { login: 40 } : {} },
          { kind: 'changed', field: 'password' },
          { kind: 'proved', attempt, recaptcha: 'solved' },
          { kind: 'accepted', attempt, token: String(attempt) },
          { kind: 'failed', attempt, failure: random(2) === 0 ? noResponse : refused(42), problems: {} },
          { kind: 'left' },
          { kind: 'entered' },
        ]
        const event = choices[random(choices.length)]
        if (event === undefined) throw new Error('There is no such event.')
        const step = signInStep(state, event)
        if (step === null) continue
        if (event.kind === 'entered') sent.clear()
        for (const effect of step.commands) {
          if (effect.kind === 'send') {
            expect(sent.has(effect.attempt)).toBe(false)
            sent.add(effect.attempt)
          }
          if (effect.kind === 'finish') {
            // Only what was sent signs in, closed form or not, and each once.
            expect(event.kind === 'accepted' && sent.delete(event.attempt)).toBe(true)
            expect(effect.token).toBe(event.kind === 'accepted' && String(event.attempt))
          }
        }
        // What was refused to a form that was closed is not said in the next one.
        if (event.kind === 'failed' && event.attempt !== state.attempt) {
          expect(step.state).toEqual({ ...state, behind: step.state.behind, doubted: step.state.doubted })
        }
        if (event.kind === 'left') expect(step.state).toMatchObject({ kind: 'editing', problems: {}, failure: null })
        expect(step.state.attempt).toBeGreaterThanOrEqual(state.attempt)
        state = step.state
      }
      // From wherever it is, closing it leads back to a form that can be sent.
      const freed = signInStep(state, { kind: 'left' })
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
    expect(problemsOf(noResponse, fields)).toEqual({})
  })
})
