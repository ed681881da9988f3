import { describe, expect, it } from 'vitest'
import { rejected as refused, noResponse } from '#app/testing/failures.ts'
import { seededRandom } from '#app/testing/seeded-random.ts'
import { initialSocial, socialStep, type SocialEvent, type SocialState } from './social.machine.ts'

const states: Readonly<Record<string, SocialState>> = {
  idle: { kind: 'idle', attempt: 1, behind: [] },
  blocked: { kind: 'blocked', attempt: 1, behind: [] },
  waiting: { kind: 'waiting', attempt: 1, behind: [], closed: false },
  'waiting for what a closed window has told': { kind: 'waiting', attempt: 1, behind: [], closed: true },
  sending: { kind: 'sending', attempt: 1, behind: [] },
  signedIn: { kind: 'signedIn', attempt: 1, behind: [] },
  failed: { kind: 'failed', attempt: 1, behind: [], failure: refused(42) },
  unknown: { kind: 'unknown', attempt: 1, behind: [], failure: noResponse },
  'there again': { kind: 'idle', attempt: 2, behind: [0] },
  'sending again': { kind: 'sending', attempt: 1, behind: [0] },
}
const events: Readonly<Record<string, SocialEvent>> = {
  pressed: { kind: 'pressed', address: 'https://net.example/', isClosed: false },
  pressedClosed: { kind: 'pressed', address: 'https://net.example/', isClosed: true },
  blocked: { kind: 'blocked', attempt: 1 },
  seenClosed: { kind: 'seenClosed', attempt: 1 },
  told: { kind: 'told', attempt: 1, token: 'ticket' },
  accepted: { kind: 'accepted', attempt: 1, token: 'secret' },
  refused: { kind: 'failed', attempt: 1, failure: refused(42) },
  unread: { kind: 'failed', attempt: 1, failure: noResponse },
  late: { kind: 'told', attempt: 0, token: 'old' },
  acceptedBefore: { kind: 'accepted', attempt: 0, token: 'old' },
  refusedBefore: { kind: 'failed', attempt: 0, failure: refused(42) },
  left: { kind: 'left' },
  entered: { kind: 'entered' },
}

const late = { late: 'same', acceptedBefore: 'same', refusedBefore: 'same' } as const
const again = {
  ...late,
  pressed: 'waiting 2: open',
  pressedClosed: 'waiting 2: open',
  left: 'idle 1',
  entered: 'same',
} as const
/** What every event does in every state: the next state, its window, and what is wanted; what is left out cannot happen. */
const table: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  idle: again,
  blocked: again,
  waiting: {
    ...late,
    pressed: 'same: focus',
    pressedClosed: 'waiting 2: end, open',
    blocked: 'blocked 1',
    seenClosed: 'waiting 1',
    told: 'sending 1: end, send',
    left: 'idle 2: end',
    entered: 'idle 2: end',
  },
  'waiting for what a closed window has told': {
    ...late,
    pressed: 'same: focus',
    pressedClosed: 'waiting 2: end, open',
    blocked: 'blocked 1',
    seenClosed: 'idle 1: end',
    told: 'sending 1: end, send',
    left: 'idle 2: end',
    entered: 'idle 2: end',
  },
  sending: {
    ...late,
    pressed: 'same',
    pressedClosed: 'same',
    accepted: 'signedIn 1: finish',
    refused: 'failed 1',
    unread: 'unknown 1',
    left: 'idle 2 behind 1',
    entered: 'idle 2',
  },
  signedIn: { ...late, pressed: 'same', pressedClosed: 'same', left: 'idle 1', entered: 'same' },
  failed: again,
  unknown: again,
  'there again': {
    pressed: 'waiting 3 behind 0: open',
    pressedClosed: 'waiting 3 behind 0: open',
    blocked: 'same',
    seenClosed: 'same',
    told: 'same',
    accepted: 'same',
    refused: 'same',
    unread: 'same',
    late: 'same',
    acceptedBefore: 'idle 2: finish',
    refusedBefore: 'idle 2',
    left: 'idle 2 behind 0',
    entered: 'idle 2',
  },
  'sending again': {
    pressed: 'same',
    pressedClosed: 'same',
    accepted: 'signedIn 1 behind 0: finish',
    refused: 'failed 1 behind 0',
    unread: 'unknown 1 behind 0',
    late: 'same',
    acceptedBefore: 'sending 1: finish',
    refusedBefore: 'sending 1',
    left: 'idle 2 behind 0 1',
    entered: 'idle 2',
  },
}

describe.each(Object.entries(states))('a social login that is %s', (name, state) => {
  it.each(Object.entries(events))('and %s', (happening, event) => {
    const step = socialStep(state, event)
    const wanted = step?.commands.map(({ kind }) => kind).join(', ') ?? ''
    const behind = step === null || step.state.behind.length === 0 ? [] : ['behind', ...step.state.behind]
    const next = step?.state === state ? 'same' : [step?.state.kind, step?.state.attempt, ...behind].join(' ')
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
        const attempt = Math.max(0, state.attempt - random(3))
        const choices: SocialEvent[] = [
          { kind: 'pressed', address: 'https://net.example/', isClosed: random(2) === 0 },
          { kind: 'blocked', attempt },
          { kind: 'seenClosed', attempt },
          { kind: 'told', attempt, token: 'ticket' },
          { kind: 'accepted', attempt, token: String(attempt) },
          { kind: 'failed', attempt, failure: random(2) === 0 ? noResponse : refused(42) },
          { kind: 'left' },
          { kind: 'entered' },
        ]
        const event = choices[random(choices.length)]
        if (event === undefined) throw new Error('There is no such event.')
        const step = socialStep(state, event)
        if (step === null) continue
        if (event.kind === 'blocked' && step.state !== state) windows -= 1
        if (event.kind === 'entered') sent.clear()
        if (event.kind === 'left') expect(step.state.kind).toBe('idle')
        for (const effect of step.commands) {
          if (effect.kind === 'open') windows += 1
          if (effect.kind === 'end') windows -= 1
          if (effect.kind === 'send') {
            expect(sent.has(effect.attempt)).toBe(false)
            sent.add(effect.attempt)
          }
          if (effect.kind === 'finish') {
            // Only what was sent signs in, button or not, and each once.
            expect(event.kind === 'accepted' && sent.delete(event.attempt)).toBe(true)
            expect(effect.token).toBe(event.kind === 'accepted' && String(event.attempt))
          }
        }
        expect(step.state.attempt).toBeGreaterThanOrEqual(state.attempt)
        state = step.state
        // There is a window while one is waited for, and never two.
        expect(windows).toBe(state.kind === 'waiting' ? 1 : 0)
      }
      const freed = socialStep(state, { kind: 'left' })
      expect(freed?.state.kind).toBe('idle')
    }
  })
})
