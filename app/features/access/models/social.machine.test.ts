import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testRuns } from '#contract/testing/test-runs.ts'
import { rejected, noResponse } from '#app/testing/failures.ts'
import { initialSocial, socialStep, type SocialEvent, type SocialState } from './social.machine.ts'

const events = {
  pressed: { kind: 'pressed', address: 'https://net.example/' },
  blocked: { kind: 'blocked' },
  foundClosed: { kind: 'foundClosed' },
  tokenReceived: { kind: 'tokenReceived', token: 'ticket' },
  accepted: { kind: 'accepted', token: 'token' },
  rejected: { kind: 'failed', failure: rejected(42) },
  closed: { kind: 'closed' },
  authenticated: { kind: 'authenticated' },
} as const satisfies Readonly<Record<string, SocialEvent>>

const after = (...order: readonly SocialEvent[]): SocialState =>
  order.reduce<SocialState>((state, event) => socialStep(state, event)?.state ?? state, initialSocial)

describe('the social sign-in workflow', () => {
  it('opens one pop-up, sends one token per pop-up and can always be closed, in any order of events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Object.values<SocialEvent>(events)), { maxLength: 25 }), (order) => {
        let state = initialSocial
        for (const event of order) {
          const step = socialStep(state, event)
          if (step === null) continue
          for (const { kind } of step.commands) {
            if (kind === 'open') expect([state.kind, step.state.kind]).not.toContain('sending')
            if (kind === 'open') expect(state.kind).not.toBe('waiting')
            if (kind === 'send') expect([state.kind, step.state.kind]).toEqual(['waiting', 'sending'])
          }
          state = step.state
        }
        expect(socialStep(state, events.closed)?.state).toEqual(initialSocial)
      }),
      { numRuns: testRuns(2000) },
    )
  })

  it.each([
    ['a rejection', rejected(42), 'failed'],
    ['no response', noResponse, 'unknown'],
    ['an internal error', rejected(3), 'unknown'],
  ] as const)('after %s is %#', (_, failure, kind) => {
    expect(after(events.pressed, events.tokenReceived, { kind: 'failed', failure })).toEqual({ kind, failure })
  })

  it('brings the open pop-up to the front at a second press', () => {
    expect(socialStep(after(events.pressed), events.pressed)?.commands).toEqual([{ kind: 'focus' }])
  })

  it('waits one more second for the last message of a closed pop-up', () => {
    expect(after(events.pressed, events.foundClosed)).toEqual({ kind: 'waiting', closed: true })
    expect(after(events.pressed, events.foundClosed, events.foundClosed)).toEqual(initialSocial)
  })
})
