import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BREAK_TERMS, breakEnd, isTimeout, RETURN_DELAY_MS } from '#contract/play/protection-rules.ts'
import { canReturn, mayReplace, permissionAt, permissionChangesAt, type Break } from './breaks.ts'

const DAY = 24 * 60 * 60_000
const timeout = (until: number): Break => ({ kind: 'timeout', beganAt: 0, until, returnAskedAt: null })
const exclusion = (until: number | null, returnAskedAt: number | null = null): Break => ({
  kind: 'exclusion',
  beganAt: 0,
  until,
  returnAskedAt,
})

const askToReturn = (current: Break | null, now: number): Break | null =>
  canReturn(current, now) ? { ...current, returnAskedAt: now } : current

describe('a time-out', () => {
  it('ends by itself, to the millisecond', () => {
    expect(permissionAt(timeout(DAY), DAY - 1)).toEqual({ state: 'timeout', until: DAY })
    expect(permissionAt(timeout(DAY), DAY)).toEqual({ state: 'open', until: null })
    expect(permissionChangesAt(timeout(DAY), 0)).toBe(DAY)
    expect(canReturn(timeout(DAY), 2 * DAY)).toBe(false)
  })
})

describe('a self-exclusion', () => {
  it('goes on after its term until 24 hours after the request to return', () => {
    expect(permissionAt(exclusion(DAY), 100 * DAY)).toEqual({ state: 'excluded', until: DAY })
    expect(canReturn(exclusion(DAY), DAY - 1)).toBe(false)
    expect(canReturn(exclusion(DAY), DAY)).toBe(true)
    const returning = exclusion(DAY, 2 * DAY)
    expect(canReturn(returning, 2 * DAY)).toBe(false)
    expect(permissionAt(returning, 2 * DAY + RETURN_DELAY_MS - 1)).toMatchObject({ state: 'excluded', until: 3 * DAY })
    expect(permissionAt(returning, 2 * DAY + RETURN_DELAY_MS)).toEqual({ state: 'open', until: null })
    expect(permissionChangesAt(returning, 2 * DAY)).toBe(3 * DAY)
  })

  it('for ever has no return', () => {
    expect(canReturn(exclusion(null), Number.MAX_SAFE_INTEGER)).toBe(false)
    expect(permissionAt(exclusion(null), Number.MAX_SAFE_INTEGER)).toEqual({ state: 'excluded', until: null })
  })
})

describe('a break that begins during another one', () => {
  it('is never refused while play is open', () => {
    expect(mayReplace(null, timeout(DAY), 0)).toBe(true)
    expect(mayReplace(timeout(DAY), timeout(2 * DAY), DAY)).toBe(true)
  })

  it('never opens play earlier, whatever was begun in whatever order', () => {
    const step = fc.record({ passed: fc.nat(400 * DAY), term: fc.constantFrom(...BREAK_TERMS), asks: fc.boolean() })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let current: Break | null = null
        let now = 0
        for (const { passed, term, asks } of steps) {
          now += passed
          const next: Break = {
            kind: isTimeout(term) ? 'timeout' : 'exclusion',
            beganAt: now,
            until: breakEnd(term, now),
            returnAskedAt: null,
          }
          if (asks) {
            current = askToReturn(current, now)
          } else if (mayReplace(current, next, now)) {
            const earliest: number =
              permissionAt(current, now).until ?? (permissionAt(current, now).state === 'open' ? now : Infinity)
            const wasExcluded: boolean = permissionAt(current, now).state === 'excluded'
            current = next
            const { state, until } = permissionAt(current, now)
            expect(state).not.toBe('open')
            expect(until ?? Infinity).toBeGreaterThanOrEqual(earliest)
            if (wasExcluded) expect(state).toBe('excluded')
          }
        }
      }),
    )
  })
})
