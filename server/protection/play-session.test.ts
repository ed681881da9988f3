import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REALITY_MINUTES } from '#contract/play/protection-rules.ts'
import { realityDueAt, SESSION_IDLE_MS, sessionAt, type StoredSession } from './play-session.ts'

const MINUTE = 60_000
const stored = (seenAt: number, beganAt = 0): StoredSession => ({ beganAt, seenAt, checkedAt: null, pausedUntil: null })
const limit = (minutes: number, holdsFrom = 0) => ({ minutes, holdsFrom })

describe('a session', () => {
  it('goes on until nothing was played for half an hour', () => {
    expect(sessionAt(null, null, 0)).toEqual({ kind: 'none' })
    expect(sessionAt(stored(0), null, SESSION_IDLE_MS - 1)).toEqual({ kind: 'running', beganAt: 0, endsAt: null })
    expect(sessionAt(stored(0), null, SESSION_IDLE_MS)).toEqual({ kind: 'none' })
  })

  it('that reaches its limit is followed by a pause of 60 minutes, and then by a new one', () => {
    const seen = stored(44 * MINUTE)
    expect(sessionAt(seen, limit(45), 45 * MINUTE - 1)).toMatchObject({ kind: 'running', endsAt: 45 * MINUTE })
    expect(sessionAt(seen, limit(45), 45 * MINUTE)).toMatchObject({ kind: 'paused', until: 105 * MINUTE })
    expect(sessionAt(seen, limit(45), 105 * MINUTE - 1)).toMatchObject({ kind: 'paused' })
    expect(sessionAt(seen, limit(45), 105 * MINUTE)).toEqual({ kind: 'none' })
    // A round that was finished in the pause changes nothing.
    expect(sessionAt(stored(50 * MINUTE), limit(45), 104 * MINUTE)).toMatchObject({ kind: 'paused' })
    expect(sessionAt(stored(104 * MINUTE), limit(45), 105 * MINUTE)).toEqual({ kind: 'none' })
  })

  it('that was silent for half an hour before its limit has no pause', () => {
    expect(sessionAt(stored(10 * MINUTE), limit(45), 45 * MINUTE)).toEqual({ kind: 'none' })
  })

  it('of three hours is paused at once by a limit of one hour that is set in it', () => {
    const at = 180 * MINUTE
    expect(sessionAt(stored(at - 1000), limit(60, at), at)).toMatchObject({ kind: 'paused', until: 240 * MINUTE })
  })

  it('never runs for longer than its limit, whenever stakes come', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.array(fc.nat(40 * MINUTE), { maxLength: 40 }),
        (minutes, gaps) => {
          let session: StoredSession | null = null
          let pausedUntil = 0
          let now = 0
          for (const gap of gaps) {
            now += gap
            const state = sessionAt(session, limit(minutes), now)
            if (state.kind === 'paused') {
              pausedUntil = state.until
              continue
            }
            // As `keepSession` writes it.
            const began: number = state.kind === 'running' ? state.beganAt : now
            session = stored(now, began)
            expect(now - session.beganAt).toBeLessThan(minutes * MINUTE)
            expect(now).toBeGreaterThanOrEqual(pausedUntil)
          }
        },
      ),
    )
  })
})

describe('a reality check', () => {
  it('is due so long after the beginning, and after the last one', () => {
    for (const minutes of REALITY_MINUTES) {
      expect(realityDueAt({ beganAt: 1000, checkedAt: null }, minutes)).toBe(1000 + minutes * MINUTE)
      expect(realityDueAt({ beganAt: 1000, checkedAt: 5000 }, minutes)).toBe(5000 + minutes * MINUTE)
    }
  })

  it('of an earlier session does not count', () => {
    expect(realityDueAt({ beganAt: 9000, checkedAt: 5000 }, 15)).toBe(9000 + 15 * MINUTE)
  })
})
