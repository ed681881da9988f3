import { describe, expect, it } from 'vitest'
import { refusal as refused, unread } from '#app/testing/failures.ts'
import { seededRandom } from '#app/testing/seeded-random.ts'
import { initialSocial, socialStep, type SocialEvent, type SocialState } from './social.machine.ts'

const states: Readonly<Record<string, SocialState>> = {
  idle: { kind: 'idle', attempt: 1 },
  blocked: { kind: 'blocked', attempt: 1 },
  waiting: { kind: 'waiting', attempt: 1, closed: false },
  'waiting for what a closed window has told': { kind: 'waiting', attempt: 1, closed: true },
  sending: { kind: 'sending', attempt: 1 },
  signedIn: { kind: 'signedIn', attempt: 1 },
  failed: { kind: 'failed', attempt: 1, failure: refused(42) },
  unknown: { kind: 'unknown', attempt: 1, failure: unread },
}
const events: Readonly<Record<string, SocialEvent>> = {
  pressed: { kind: 'pressed', address: 'https://net.example/' },
  blocked: { kind: 'blocked', attempt: 1 },
  seenClosed: { kind: 'seenClosed', attempt: 1 },
  told: { kind: 'told', attempt: 1, token: 'ticket' },
  accepted: { kind: 'accepted', attempt: 1, token: 'secret' },
  refused: { kind: 'failed', attempt: 1, failure: refused(42) },
  unread: { kind: 'failed', attempt: 1, failure: unread },
  late: { kind: 'told', attempt: 0, token: 'old' },
  left: { kind: 'left' },
}

const again = { pressed: 'waiting 2: open', late: 'same', left: 'idle 1' } as const
/** What every event does in every state: the next state, its window, and what is wanted; what is left out cannot happen. */
const table: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  idle: again,
  blocked: again,
  waiting: {
    pressed: 'same: focus',
    blocked: 'blocked 1',
    seenClosed: 'waiting 1',
    told: 'sending 1: end, send',
    late: 'same',
    left: 'idle 2: end',
  },
  'waiting for what a closed window has told': {
    pressed: 'same: focus',
    blocked: 'blocked 1',
    seenClosed: 'idle 1: end',
    told: 'sending 1: end, send',
    late: 'same',
    left: 'idle 2: end',
  },
  sending: {
    pressed: 'same',
    accepted: 'signedIn 1: finish',
    refused: 'failed 1',
    unread: 'unknown 1',
    late: 'same',
    left: 'same',
  },
  signedIn: { pressed: 'same', late: 'same', left: 'idle 1' },
  failed: again,
  unknown: again,
}

describe.each(Object.entries(states))('a social login that is %s', (name, state) => {
  it.each(Object.entries(events))('and %s', (happening, event) => {
    const step = socialStep(state, event)
    const wanted = step?.effects.map(({ kind }) => kind).join(', ') ?? ''
    const next = step?.state === state ? 'same' : `${step?.state.kind} ${step?.state.attempt}`
    expect(step === null ? undefined : [next, wanted].filter(Boolean).join(': ')).toBe(table[name]?.[happening])
  })
})

describe('a social login', () => {
  it('opens a window once, sends each token once, ends each window that it leaves, and is never stuck, in any order', () => {
    const random = seededRandom(11)
    for (let order = 0; order < 10_000; order += 1) {
      let state = initialSocial
      let windows = 0
      const sent = new Set<number>()
      for (let at = 0; at < 14; at += 1) {
        const attempt = Math.max(0, state.attempt - random(2))
        const choices: SocialEvent[] = [
          { kind: 'pressed', address: 'https://net.example/' },
          { kind: 'blocked', attempt },
          { kind: 'seenClosed', attempt },
          { kind: 'told', attempt, token: 'ticket' },
          { kind: 'accepted', attempt, token: String(attempt) },
          { kind: 'failed', attempt, failure: random(2) === 0 ? unread : refused(42) },
          { kind: 'left' },
        ]
        const event = choices[random(choices.length)]
        if (event === undefined) throw new Error('There is no such event.')
        const step = socialStep(state, event)
        if (step === null) continue
        if (event.kind === 'blocked' && step.state !== state) windows -= 1
        for (const effect of step.effects) {
          if (effect.kind === 'open') windows += 1
          if (effect.kind === 'end') windows -= 1
          if (effect.kind === 'send') {
            expect(sent.has(effect.attempt)).toBe(false)
            sent.add(effect.attempt)
          }
          if (effect.kind === 'finish') expect([state.kind, effect.token]).toEqual(['sending', String(state.attempt)])
        }
        expect(step.state.attempt).toBeGreaterThanOrEqual(state.attempt)
        state = step.state
        // There is a window while one is waited for, and never two.
        expect(windows).toBe(state.kind === 'waiting' ? 1 : 0)
      }
      const failed = { kind: 'failed', attempt: state.attempt, failure: unread } as const
      const freed = socialStep(socialStep(state, failed)?.state ?? state, { kind: 'left' })
      expect(freed?.state.kind).toBe('idle')
    }
  })
})
