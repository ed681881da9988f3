import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readProtectionHelp, writeProtectionHelp } from './protection-help.ts'
import {
  BREAK_DAYS,
  BREAK_TERMS,
  breakEnd,
  hasPeriod,
  isLimitAmount,
  isTimeout,
  mayReplaceBreak,
} from './protection-rules.ts'

describe('the help of a rejection by protection', () => {
  it('is read as it was written', () => {
    const help = { kind: 'loss', period: 'week', left: 12.5, until: 1_700_000_000_000 } as const
    expect(readProtectionHelp(writeProtectionHelp(help))).toEqual(help)
    expect(readProtectionHelp(writeProtectionHelp({ until: null }))).toEqual({
      kind: '',
      period: '',
      left: null,
      until: null,
    })
  })

  it.each([null, undefined, 'x', [], { kind: 'unknown', left: 'much', until: {} }])('is empty for %j', (data) => {
    expect(readProtectionHelp(data)).toEqual({ kind: '', period: '', left: null, until: null })
  })
})

describe('the terms of a break', () => {
  it('are never shorter than the calendar', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        (began) => {
          for (const [term, months] of [
            ['halfYear', 6],
            ['year', 12],
            ['threeYears', 36],
            ['fiveYears', 60],
          ] as const) {
            const calendar = new Date(began)
            calendar.setUTCDate(1)
            calendar.setUTCMonth(calendar.getUTCMonth() + months)
            const lastDay = new Date(Date.UTC(calendar.getUTCFullYear(), calendar.getUTCMonth() + 1, 0)).getUTCDate()
            calendar.setUTCDate(Math.min(began.getUTCDate(), lastDay))
            expect(breakEnd(term, began.getTime())).toBeGreaterThanOrEqual(calendar.getTime())
          }
        },
      ),
    )
  })

  it('are time-outs up to six weeks, and self-exclusions from half a year on', () => {
    const days = (wanted: boolean) =>
      BREAK_TERMS.filter((term) => isTimeout(term) === wanted).map((term) => BREAK_DAYS[term] ?? Infinity)
    expect(Math.max(...days(true))).toBe(42)
    expect(Math.min(...days(false))).toBe(184)
    expect(breakEnd('forever', 0)).toBeNull()
  })
})

describe('the amount of a limit', () => {
  it.each([
    ['deposit', 0, true],
    ['deposit', 1234.56, true],
    ['loss', 0.001, false],
    ['wager', -1, false],
    ['wager', 100_000_001, false],
    ['session', 1, true],
    ['session', 0, false],
    ['session', 1.5, false],
    ['session', 1441, false],
  ] as const)('of %s may be %d: %s', (kind, amount, expected) => {
    expect(isLimitAmount(kind, amount)).toBe(expected)
  })

  it('belongs to a window of time, or to a session', () => {
    expect([hasPeriod('deposit', 'day'), hasPeriod('session', 'session')]).toEqual([true, true])
    expect([hasPeriod('deposit', 'session'), hasPeriod('session', 'week')]).toEqual([false, false])
  })
})

describe('a break', () => {
  const now = 1_700_000_000_000
  const week = breakEnd('week', now)

  it.each([
    ['open', null, 'day', true],
    ['timeout', week, 'day', false],
    ['timeout', week, 'week', true],
    ['timeout', week, 'halfYear', true],
    ['excluded', week, 'month', false],
    ['excluded', now + 3_600_000, 'halfYear', true],
    ['excluded', null, 'fiveYears', false],
    ['excluded', null, 'forever', true],
  ] as const)('that is %s until %s may become %s: %s', (state, until, term, may) => {
    const kind = isTimeout(term) ? 'timeout' : 'exclusion'
    expect(mayReplaceBreak({ state, until }, { kind, until: breakEnd(term, now) })).toBe(may)
  })
})
