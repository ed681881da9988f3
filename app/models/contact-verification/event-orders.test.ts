import { describe, expect, it } from 'vitest'
import { timing } from '#contract/constants.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { seededRandom } from '#app/testing/seeded-random.ts'
import { events, NOW, states } from './contact-verification.cases.ts'
import { contactVerificationStep } from './contact-verification.machine.ts'
import { initialVerification, type VerificationEvent, type VerificationState } from './contact-verification.states.ts'

/* A proof in any order of what can happen, by the rules of both its purposes. */

/** A confirmation keeps no ticket that is proved: the proof is its end. */
const needsPassword = ({ kind, ...more }: VerificationState | VerificationEvent): boolean =>
  kind === 'renewing' || ('stored' in more && more.stored?.passed === true)
const confirmedAlready: VerificationEvent = {
  kind: 'failed',
  attempt: 1,
  failure: rejected(50),
  problems: {},
  now: NOW,
}

describe.each([
  [
    'recovery',
    { resendAfterMs: timing.verificationRepeat, setsPassword: true },
    ['asking', 'finished', 'renewing', 'starting', 'verifying'],
  ],
  [
    'confirmation',
    { resendAfterMs: timing.confirmationRepeat, setsPassword: false },
    ['asking', 'finished', 'starting', 'verifying'],
  ],
] as const)('a %s in ten thousand orders', (_, rules, kinds) => {
  const proof = contactVerificationStep(rules)
  const after = (state: VerificationState, ...happened: readonly VerificationEvent[]): VerificationState =>
    happened.reduce((last, event) => proof(last, event)?.state ?? last, state)
  const isPossible = (one: VerificationState | VerificationEvent) => rules.setsPassword || !needsPassword(one)

  it('never judges twice, never sets a password that was not proved, and is never stuck', () => {
    const random = seededRandom(11)
    const wild = [...Object.values<VerificationEvent>(events), confirmedAlready].filter(isPossible)
    const begins = Object.values<VerificationState>(states).filter(isPossible)
    const seen = new Set<string>()
    for (let order = 0; order < 10_000; order += 1) {
      let state: VerificationState =
        order % 2 === 0 ? initialVerification : (begins[random(begins.length)] ?? initialVerification)
      const called = new Set<number>()
      for (let at = 0; at < 20; at += 1) {
        const picked = wild[random(wild.length)] ?? events.left
        const event =
          'attempt' in picked ? { ...picked, attempt: Math.max(0, state.attempt - (random(4) === 0 ? 1 : 0)) } : picked
        const step = proof(state, event)
        if (step === null) continue
        for (const effect of step.commands) {
          // What is finished ends once, with nothing left of it.
          if (effect.kind === 'finish')
            expect([state.kind === 'finished', step.state.kind]).toEqual([false, 'finished'])
          if (!('attempt' in effect) || effect.kind === 'prove') continue
          expect(called.has(effect.attempt) && effect.kind !== 'send').toBe(false)
          called.add(effect.attempt)
          if (effect.kind === 'setPassword') expect([rules.setsPassword, effect.ticket.passed]).toEqual([true, true])
        }
        expect(step.state.attempt).toBeGreaterThanOrEqual(state.attempt)
        state = step.state
        seen.add(state.kind)
      }
      const lost = { kind: 'failed', attempt: state.attempt, failure: noResponse, problems: {}, now: NOW } as const
      const freed = after(state, lost, { kind: 'left' }, { kind: 'restarted' })
      expect(freed.kind).toBe('asking')
      // Whose it was finds nothing of it, and nothing that is on its way for it is heard any more.
      const ended = after(state, { kind: 'forgotten' })
      expect(ended).toEqual({
        kind: 'asking',
        attempt: state.attempt + 1,
        problems: {},
        failure: null,
        ending: null,
        freeAt: null,
        sent: false,
      })
      expect(after(ended, lost, { kind: 'checked', attempt: state.attempt, confirmed: true })).toEqual(ended)
    }
    expect([...seen].toSorted()).toEqual([...kinds])
  })
})
