import { describe, expect, it } from 'vitest'
import type { ProtectionFacts } from './facts.ts'
import type { LimitRow } from './limits.ts'
import { playSessionAt } from './session-now.ts'

const MINUTE = 60_000

describe('the session limit', () => {
  const row = (id: number, amount: number | null, holdsFrom: number): LimitRow => ({
    id,
    kind: 'session',
    period: 'session',
    amount,
    askedAt: 0,
    holdsFrom: holdsFrom * MINUTE,
  })
  /** A session that began at 0 and was played until its 44th minute, with a limit of 45 minutes before `next`. */
  const stateAt = (minute: number, next: LimitRow) => {
    const session = { beganAt: 0, seenAt: 44 * MINUTE, checkedAt: null, pausedUntil: null }
    const facts: ProtectionFacts = { realityMinutes: 60, session, currentBreak: null, limits: [row(1, 45, -100), next] }
    return playSessionAt(facts, minute * MINUTE)
  }
  const paused = { kind: 'paused', beganAt: 0, until: 105 * MINUTE }

  it.each([
    ['a raise in the pause', 50, 120],
    ['a raise at the end of the pause', 104, 120],
    ['a removal in the pause', 50, null],
  ])('that has begun a pause keeps it after %s', (_, from, amount) => {
    expect(stateAt(from, row(2, amount, from))).toEqual(paused)
    expect(stateAt(104, row(2, amount, from))).toEqual(paused)
    expect(stateAt(105, row(2, amount, from))).toEqual({ kind: 'none' })
  })

  it.each([
    [120, 120 * MINUTE],
    [null, null],
  ])('that becomes %j before the end of the session begins no pause', (amount, endsAt) => {
    expect(stateAt(46, row(2, amount, 45))).toEqual({ kind: 'running', beganAt: 0, endsAt })
  })
})
