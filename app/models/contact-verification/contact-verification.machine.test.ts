import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timing } from '#contract/core/constants.ts'
import { testRuns } from '#contract/testing/test-runs.ts'
import type { Failure } from '#app/http/failure.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { contactVerificationStep, verificationIdentity } from './contact-verification.machine.ts'
import { NOW, pending, sampleEvents, sampleStates } from './contact-verification.samples.ts'
import { initialVerification, type VerificationEvent, type VerificationState } from './contact-verification.states.ts'
import { parsePendingVerification } from './pending-verification.ts'

const rules = {
  recovery: { resendAfterMs: timing.verificationRepeat, setsPassword: true },
  confirmation: { resendAfterMs: timing.confirmationRepeat, setsPassword: false },
} as const
const recoveryStep = contactVerificationStep(rules.recovery)
const confirmationStep = contactVerificationStep(rules.confirmation)

const failed = (failure: Failure): VerificationEvent => ({ kind: 'failed', failure, now: NOW })

/** The state of a recovery after some events; ignored events keep it. */
const after = (state: VerificationState, ...events: readonly VerificationEvent[]): VerificationState =>
  events.reduce((last, event) => recoveryStep(last, event)?.state ?? last, state)

describe.each(['recovery', 'confirmation'] as const)('a %s in any order of events', (purpose) => {
  const transition = contactVerificationStep(rules[purpose])
  const isPossible = (one: VerificationState | VerificationEvent) =>
    rules[purpose].setsPassword || (one.kind !== 'settingPassword' && !('stored' in one && one.stored?.passed === true))
  const events = Object.values<VerificationEvent>(sampleEvents).filter(isPossible)
  const states = Object.values<VerificationState>(sampleStates).filter(isPossible)

  it('never has two requests open, never sets an unverified password, finishes once and can always restart', () => {
    const isRequest = (kind: string) => kind !== 'save' && kind !== 'clearSaved'
    fc.assert(
      fc.property(
        fc.constantFrom(...states),
        fc.array(fc.constantFrom(...events), { maxLength: 25 }),
        (first, order) => {
          let state = first
          for (const event of order) {
            const step = transition(state, event)
            if (step === null) continue
            const requests = step.commands.filter(({ kind }) => isRequest(kind))
            expect(requests.length).toBeLessThanOrEqual(1)
            const isOpen = ('checking' in state && state.checking) || ('sending' in state && state.sending)
            const isResponse = event.kind === 'checked' || event.kind === 'failed' || event.kind === 'passwordSet'
            // A resend leaves the state and so aborts the open request.
            if (isOpen && !isResponse) expect(requests.filter(({ kind }) => kind !== 'solveChallenge')).toEqual([])
            for (const command of step.commands)
              if (command.kind === 'setPassword')
                expect([rules[purpose].setsPassword, command.pending.passed]).toEqual([true, true])
            if (step.state.kind === 'finished' && state.kind !== 'finished')
              expect(step.commands).toEqual([{ kind: 'clearSaved' }])
            state = step.state
          }
          for (const event of [failed(noResponse), { kind: 'closed' }, { kind: 'restarted' }] as const)
            state = transition(state, event)?.state ?? state
          expect(state.kind).toBe('enteringContact')
        },
      ),
      { numRuns: testRuns(3000) },
    )
  })

  it('resets from every state for another player or contact', () => {
    for (const state of states) expect(transition(state, { kind: 'reset' })?.state).toEqual(initialVerification)
  })
})

describe('a confirmation', () => {
  it.each(['checkingCode', 'checkingCall'] as const)('finishes from %s without a password', (name) => {
    expect(confirmationStep(sampleStates[name], sampleEvents.confirmed)?.state).toMatchObject({ kind: 'finished' })
  })

  it.each(['solvingChallenge', 'sending', 'resending', 'checkingCode', 'checkingCall'] as const)(
    'finishes from %s when the contact turns out to be confirmed',
    (name) => expect(confirmationStep(sampleStates[name], failed(rejected(50)))?.state.kind).toBe('finished'),
  )

  it('uses the resend interval of confirmations after a resend that came too soon', () => {
    expect(confirmationStep(sampleStates.resending, failed(rejected(2)))?.state).toMatchObject({
      pending: { resendAvailableAt: NOW + timing.confirmationRepeat },
    })
    expect(confirmationStep(sampleStates.sending, failed(rejected(2)))?.state).toMatchObject({
      kind: 'enteringContact',
      lockedUntil: NOW + timing.confirmationRepeat,
    })
  })
})

describe('a recovery', () => {
  it('locks the code for half a minute after a wrong one, also after a reload', () => {
    const step = recoveryStep(sampleStates.checkingCode, sampleEvents.wrongCode)
    const saved = step?.commands.find(({ kind }) => kind === 'save')
    expect(saved).toMatchObject({ pending: { lockedUntil: NOW + timing.wrongCodeLockout } })
    const stored = saved?.kind === 'save' ? parsePendingVerification(JSON.stringify(saved.pending)) : null
    const reloaded = after(initialVerification, { kind: 'opened', stored, now: NOW + 1000 })
    expect(reloaded).toMatchObject({ kind: 'verifying', locked: true })
    expect(after(reloaded, { kind: 'ticked', now: NOW + timing.wrongCodeLockout })).toMatchObject({ locked: false })
  })

  it('is not locked by a clock correction before any wrong code', () => {
    const corrected = after(sampleStates.sending, sampleEvents.started, { kind: 'ticked', now: NOW - 5000 })
    expect(recoveryStep(corrected, sampleEvents.codeSubmitted)?.commands).toMatchObject([{ kind: 'checkCode' }])
  })

  it.each([
    [{ tries: 3 }, 3],
    [{ tries: '0' }, 0],
    [{ tries: -1 }, null],
    [{ tries: 'many' }, null],
    [[], null],
  ] as const)('parses the remaining tries from %j', (args, triesLeft) => {
    const step = recoveryStep(sampleStates.checkingCode, failed(rejected(100, null, args)))
    expect(step?.state).toMatchObject({ kind: 'verifying', failure: { code: 100 }, triesLeft })
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
  ])('is locked by error 5 with %j for %d seconds', (args, seconds) => {
    const locked = after(sampleStates.sending, failed(rejected(5, null, args)))
    expect(locked).toMatchObject({ kind: 'enteringContact', lockedUntil: NOW + seconds * 1000 })
    expect(after(locked, { kind: 'ticked', now: NOW + seconds * 1000 - 1 })).toBe(locked)
    expect(after(locked, { kind: 'ticked', now: NOW + seconds * 1000 })).toMatchObject({
      lockedUntil: null,
      failure: null,
    })
  })

  it('switches a closed method twice, then shows the error', () => {
    const closed = (method: string): VerificationEvent[] => [sampleEvents.challengeSolved, failed(rejected(27, method))]
    const twice = after(sampleStates.solvingChallenge, ...closed('wait-call'), ...closed('wait-sms'))
    expect(twice).toMatchObject({ kind: 'starting', methodSwitches: 2 })
    expect(after(twice, ...closed('sms'))).toMatchObject({ kind: 'enteringContact', failure: { code: 27 } })
  })

  it.each([
    ['too soon', rejected(2)],
    ['lost', noResponse],
    ['rejected for good', rejected(6)],
  ])('offers the next method instead of trying it every second when the switch was %s', (_, failure) => {
    const methodClosed = failed(rejected(27, 'wait-sms'))
    const back = after(sampleStates.checkingCall, methodClosed, sampleEvents.challengeSolved, failed(failure))
    expect(back).toMatchObject({ kind: 'verifying', failure })
    const polled = after(back, sampleEvents.ticked, methodClosed)
    expect(polled).toMatchObject({ kind: 'verifying', failure: { code: 27 }, pending: { nextMethod: 'wait-sms' } })
    const resent = after(polled, { kind: 'ticked', now: NOW + timing.verificationRepeat }, { kind: 'resendRequested' })
    expect(resent).toMatchObject({ kind: 'starting', methodSwitches: 0 })
  })

  it('keeps waiting for a call when the server closes the method and offers no other', () => {
    expect(after(sampleStates.checkingCall, failed(rejected(27)))).toMatchObject({
      kind: 'verifying',
      checking: false,
      failure: { code: 27 },
    })
  })

  it('keeps a sent request when the dialog is closed, and then accepts its response', () => {
    const closed = after(sampleStates.sending, { kind: 'closed' }, sampleEvents.started)
    expect(closed.kind).toBe('verifying')
    expect(after(sampleStates.solvingChallenge, { kind: 'closed' }).kind).toBe('enteringContact')
  })

  it('keeps a password request when the dialog is closed', () => {
    const closed = after(sampleStates.savingPassword, { kind: 'closed' }, { kind: 'opened', stored: pending, now: NOW })
    expect(closed).toMatchObject({ kind: 'settingPassword', sending: true })
    expect(after(closed, sampleEvents.passwordSet).kind).toBe('finished')
  })

  it('ends when the server no longer has the verification', () => {
    const step = recoveryStep(sampleStates.checkingCode, sampleEvents.ended)
    expect(step?.state).toMatchObject({ kind: 'enteringContact', ending: 'ended' })
    expect(step?.commands).toEqual([{ kind: 'clearSaved' }])
  })

  it.each(['enteringCode', 'settingPassword', 'sending'] as const)(
    'ignores a response that %s did not request',
    (name) => {
      expect(recoveryStep(sampleStates[name], sampleEvents.confirmed)).toBeNull()
      expect(recoveryStep(sampleStates[name], sampleEvents.passwordSet)).toBeNull()
    },
  )

  it('has a different identity per hash', () => {
    const other = { ...sampleStates.enteringCode, pending: { ...pending, hash: 'hash-2' } }
    expect(verificationIdentity(other)).not.toBe(verificationIdentity(sampleStates.enteringCode))
    expect(verificationIdentity(sampleStates.checkingCode)).toBe(verificationIdentity(sampleStates.enteringCode))
  })

  it('does not treat error 50 (already confirmed) as success', () => {
    expect(after(sampleStates.sending, failed(rejected(50)))).toMatchObject({ kind: 'enteringContact' })
  })

  it.each(['', 'null', '{}', '[]', '{"hash":1}', JSON.stringify({ ...pending, method: 'pigeon' }), '{"hash":'])(
    'does not continue from the stored text %s',
    (stored) => expect(parsePendingVerification(stored)).toBeNull(),
  )
})
