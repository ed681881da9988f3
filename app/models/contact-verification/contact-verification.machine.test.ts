import { describe, expect, it } from 'vitest'
import { timing } from '#contract/constants.ts'
import type { Failure } from '#app/http/failure.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { confirmationTable, table } from './transitions.cases.ts'
import { events, NOW, states, ticket, type EventName, type StateName } from './contact-verification.cases.ts'
import { contactVerificationStep } from './contact-verification.machine.ts'
import { initialVerification, type VerificationEvent, type VerificationState } from './contact-verification.states.ts'
import { parsePendingVerification, pendingVerificationOf } from './pending-verification.ts'

/** What is told of a state: the kind, what runs in it, and what is wrong. */
function told(state: VerificationState): string {
  const marks = Object.entries(state).flatMap(([key, value]) => (value === true ? [key] : []))
  const wrong = Object.entries(state.problems).map(([field, problem]) => `${field} ${problem}`)
  const failure = state.failure === null ? [] : [state.failure.kind === 'refused' ? `${state.failure.code}` : 'unread']
  const ending = state.kind === 'asking' && state.ending !== null ? [state.ending] : []
  const held = state.kind === 'asking' && state.lockedUntil !== null ? [`held ${state.lockedUntil - NOW}`] : []
  return [state.kind, ...marks, ...wrong, ...failure, ...ending, ...held].join(' ')
}
function outcome(by: typeof recoveryStep, name: StateName, event: EventName): string {
  const step = by(states[name], events[event])
  if (step === null) return '-'
  const wanted = step.commands.map(({ kind }) => kind).join(', ')
  return wanted === '' ? told(step.state) : `${told(step.state)}: ${wanted}`
}

const refused = (failure: Failure): VerificationEvent => ({
  kind: 'failed',
  attempt: 1,
  failure,
  problems: {},
  now: NOW,
})

const recoveryStep = contactVerificationStep({ resendAfterMs: timing.verificationRepeat, setsPassword: true })
const confirmationStep = contactVerificationStep({ resendAfterMs: timing.confirmationRepeat, setsPassword: false })

const isState = (name: string): name is StateName => name in states
const isEvent = (name: string): name is EventName => name in events

describe.each([
  ['recovery', recoveryStep, table],
  ['confirmation', confirmationStep, confirmationTable],
] as const)('a %s', (_, by, rows) => {
  describe.each(Object.keys(states).filter(isState))('that is %s', (name) => {
    it.each(Object.keys(events).filter(isEvent))('and %s', (event) => {
      const found = outcome(by, name, event)
      expect(found === told(states[name]) ? '=' : found).toBe(rows[name][event] ?? '-')
    })
  })
})

describe('a confirmation', () => {
  it.each(['judging', 'listening'] as const)('that is %s ends with the proof, and no password is asked for', (name) => {
    const step = confirmationStep(states[name], { kind: 'checked', attempt: 1, confirmed: true })
    expect(step?.state.kind).toBe('finished')
    expect(step?.commands).toEqual([
      { kind: 'forget' },
      { kind: 'forgetSecrets' },
      { kind: 'finish', value: ticket.value },
    ])
    expect(confirmationStep(states[name], { kind: 'passwordEntered', problems: {} })).toBeNull()
  })

  const already = refused(rejected(50))

  it.each(['away', 'proving', 'sending', 'repeating', 'judging', 'listening'] as const)(
    'that is %s is done where the contact is confirmed already: the answer that said so was lost',
    (name) => {
      const step = confirmationStep(states[name], already)
      expect(step?.state.kind).toBe('finished')
      expect(step?.commands.map(({ kind }) => kind)).toEqual(['forget', 'forgetSecrets', 'finish'])
    },
  )

  it.each(['asking', 'held', 'coded', 'locked', 'called', 'finished'] as const)(
    'that is %s has asked nothing that could be confirmed already',
    (name) => expect(confirmationStep(states[name], already)).toBeNull(),
  )

  it('that came too soon waits its own time', () => {
    const soon = refused(rejected(2))
    expect(confirmationStep(states.sending, soon)?.state).toMatchObject({ freeAt: NOW + timing.confirmationRepeat })
    expect(confirmationStep(states.repeating, soon)?.state).toMatchObject({
      ticket: { repeatAt: NOW + timing.confirmationRepeat },
    })
  })
})

describe('a recovery', () => {
  const after = (state: VerificationState, ...happened: readonly VerificationEvent[]): VerificationState =>
    happened.reduce((last, event) => recoveryStep(last, event)?.state ?? last, state)

  it('locks half a minute after a wrong code, over a reload too, and frees by itself', () => {
    const step = recoveryStep(states.judging, events.wrongCode)
    const kept = step?.commands.find((effect) => effect.kind === 'keep')
    expect(kept?.kind === 'keep' && kept.ticket.lockedUntil).toBe(NOW + timing.wrongCodeLockout)
    const stored = kept?.kind === 'keep' ? parsePendingVerification(JSON.stringify(kept.ticket)) : null
    const reloaded = after(initialVerification, { kind: 'opened', stored, isAnother: false, now: NOW + 1000 })
    expect(reloaded).toMatchObject({ kind: 'verifying', locked: true })
    expect(after(reloaded, { kind: 'ticked', now: NOW + timing.wrongCodeLockout })).toMatchObject({ locked: false })
  })

  it.each([
    [{ tries: 3 }, 3],
    [{ tries: '0' }, 0],
    [{ tries: -1 }, null],
    [{ tries: 'many' }, null],
    [[], null],
  ] as const)('says how many codes are left to be tried where the server does: %j', (args, triesLeft) => {
    const failure = rejected(100, null, args)
    const step = recoveryStep(states.judging, {
      kind: 'failed',
      attempt: 1,
      failure,
      problems: { code: 100 },
      now: NOW,
    })
    expect(step?.state).toMatchObject({ kind: 'verifying', problems: { code: 100 }, triesLeft })
  })

  it('that has had no wrong code is not locked where the clock is set right and goes back', () => {
    const answer = { hash: 'hash', timeout: 10, method: 'sms', next_method: 'wait-call', number: '', text: '' } as const
    const begun = recoveryStep(states.sending, {
      kind: 'begun',
      attempt: 1,
      ticket: pendingVerificationOf(
        { player: 0, kind: 'phone', value: ticket.value },
        answer,
        NOW,
        timing.verificationRepeat,
      ),
      now: NOW,
    })
    const ticked = recoveryStep(begun?.state ?? initialVerification, { kind: 'ticked', now: NOW - 5000 })
    const entered = recoveryStep(ticked?.state ?? initialVerification, { kind: 'codeEntered', problems: {} })
    expect(entered?.commands.map(({ kind }) => kind)).toEqual(['checkCode'])
  })

  it.each([
    [{ seconds: 180 }, 180],
    [{ seconds: '180' }, 180],
    [{ seconds: 86_400 }, 86_400],
    [{ seconds: 86_401 }, 30],
    [{ seconds: 0 }, 30],
    [{ seconds: -180 }, 30],
    [{ seconds: 'soon' }, 30],
    [[180], 30],
    [{}, 30],
  ])('that came too often and is told %j waits %d seconds, and is free then', (args, seconds) => {
    const tooOften = refused(rejected(5, null, args))
    const held = after(states.sending, tooOften)
    expect(held).toMatchObject({ kind: 'asking', freeAt: NOW + seconds * 1000 })
    const until = (now: number) => after(held, { kind: 'ticked', now })
    expect(until(NOW + seconds * 1000 - 1)).toBe(held)
    expect(until(NOW + seconds * 1000)).toMatchObject({ freeAt: null, failure: null })
    expect(after(states.away, tooOften)).toMatchObject({ freeAt: NOW + seconds * 1000 })
  })

  it('that is refused with 50 is none that was done before', () =>
    expect(after(states.sending, refused(rejected(50)))).toMatchObject({ kind: 'asking', failure: { code: 50 } }))

  it('goes round the ways that are closed twice, and then says why', () => {
    const switched = after(states.sending, events.switch)
    expect(switched).toMatchObject({ kind: 'starting', switches: 1, attempt: 2 })
    const again = (attempt: number): VerificationEvent[] => [
      { kind: 'proved', attempt, recaptcha: 'solved' },
      { kind: 'failed', attempt, failure: rejected(27, 'wait-call'), problems: {}, now: NOW },
    ]
    expect(after(switched, ...again(2), ...again(3))).toMatchObject({ kind: 'asking', failure: { code: 27 } })
  })

  const refusedWay = (attempt: number, nextMethod: string | null = 'wait-sms'): VerificationEvent => ({
    kind: 'failed',
    attempt,
    failure: rejected(27, nextMethod),
    problems: {},
    now: NOW,
  })
  /** The next second asks, and what is asked is refused: the way is closed. */
  const askedInVain = (state: VerificationState): VerificationState => {
    const asked = after(state, { kind: 'ticked', now: NOW + 1 })
    return after(asked, refusedWay(asked.attempt))
  }

  it('whose way is closed while it is awaited goes the next one, and not round and round', () => {
    let state: VerificationState = after(states.listening, refusedWay(1))
    for (const switches of [1, 2]) {
      expect(state).toMatchObject({ kind: 'starting', switches })
      const { attempt } = state
      const next = { ...ticket, method: 'wait-sms' } as const
      const proved: VerificationEvent = { kind: 'proved', attempt, recaptcha: 'solved' }
      state = askedInVain(after(state, proved, { kind: 'begun', attempt, ticket: next, now: NOW }))
    }
    expect(state).toMatchObject({ kind: 'verifying', checking: false, failure: { code: 27 } })
  })

  it.each([
    ['too soon', rejected(2)],
    ['lost', noResponse],
    ['refused for good', rejected(6)],
  ])('whose way is closed and whose next one is %s tries no other each second: it offers it', (_, failure) => {
    const switched = after(states.listening, refusedWay(1))
    const proved: VerificationEvent = { kind: 'proved', attempt: 2, recaptcha: 'solved' }
    const back = after(switched, proved, { kind: 'failed', attempt: 2, failure, problems: {}, now: NOW })
    expect(back).toMatchObject({ kind: 'verifying', failure })
    expect(askedInVain(back)).toMatchObject({
      kind: 'verifying',
      failure: { code: 27 },
      ticket: { method: 'wait-call', nextMethod: 'wait-sms' },
    })
    // Who presses goes on, and is taken by the ways that are closed again.
    const pressed = after(askedInVain(back), { kind: 'ticked', now: NOW + timing.verificationRepeat }, events.again)
    expect(pressed).toMatchObject({ kind: 'starting', switches: 0 })
  })

  it('whose way is closed and that is told no other says so, and waits on', () => {
    const told = recoveryStep(states.listening, refusedWay(1, null))
    expect(told?.state).toMatchObject({ kind: 'verifying', checking: false, failure: { code: 27 } })
  })

  it('that was closed while its password was set is over when it is opened again', () => {
    const closed = after(states.setting, { kind: 'left' }, events.passwordSet)
    expect(closed.kind).toBe('finished')
    expect(after(closed, events.opened)).toMatchObject({ kind: 'asking', failure: null })
  })

  it('that was closed while its password was on its way says that it is perhaps set', () => {
    const again = after(states.setting, { kind: 'left' }, events.opened, events.password)
    expect(again).toMatchObject({ kind: 'renewing', sending: true, attempt: 2 })
    const over = { ...events.over, attempt: 2 }
    expect(after(again, over)).toMatchObject({ kind: 'asking', ending: 'perhapsDone' })
  })

  it('that was closed while a code was asked for takes the code, and asks for no other of the same contact', () => {
    const away = after(states.sending, { kind: 'left' }, events.opened)
    expect(away.kind).toBe('asking')
    expect(after(away, events.begun).kind).toBe('verifying')
    const step = recoveryStep(away, events.asked)
    expect([step?.state.kind, step?.commands]).toEqual(['starting', []])
    const other = recoveryStep(after(away, events.changedContact), events.asked)
    expect(other?.commands.map(({ kind }) => kind)).toEqual(['prove'])
  })

  it.each(['', 'null', '{}', '[]', '{"hash":1}', JSON.stringify({ ...ticket, method: 'pigeon' }), '{"hash":'])(
    'is not begun by what was stored as %s',
    (stored) => expect(parsePendingVerification(stored)).toBeNull(),
  )
})
