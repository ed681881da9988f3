import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testRuns } from '#contract/testing/test-runs.ts'
import {
  moscowAge,
  moscowAnniversary,
  moscowDay,
  moscowDayNumber,
  moscowIsoDate,
  moscowMondays,
  moscowMonth,
  moscowMonthIndex,
  moscowWeek,
} from './moscow-calendar.ts'
import { moscowYear } from './moscow-time.ts'

const at = (time: string) => Date.parse(`${time}+03:00`)
const DAY = 24 * 60 * 60 * 1000
const anyTime = fc.integer({ min: Date.UTC(1971, 0), max: Date.UTC(2100, 0) })

describe('the Moscow calendar', () => {
  it('changes day, month and year at midnight in Moscow', () => {
    const midnight = at('2027-01-01T00:00:00')
    expect([midnight - 1, midnight].map(moscowIsoDate)).toEqual(['2026-12-31', '2027-01-01'])
    expect([midnight - 1, midnight].map(moscowYear)).toEqual([2026, 2027])
    expect([midnight - 1, midnight].map(moscowMonthIndex)).toEqual([11, 0])
    expect(moscowDay(midnight - 1)).toEqual({ from: midnight - DAY, until: midnight })
    expect(moscowDay(midnight)).toEqual({ from: midnight, until: midnight + DAY })
    expect(moscowMonth(midnight, 0)).toEqual({ from: midnight, until: at('2027-02-01T00:00:00') })
    expect(moscowMonth(midnight - 1, 0)).toEqual({ from: at('2026-12-01T00:00:00'), until: midnight })
  })

  it('counts months back from the last day of a month', () => {
    const lastDay = at('2026-03-31T23:59:59')
    expect(moscowMonth(lastDay, 1)).toEqual({ from: at('2026-02-01T00:00:00'), until: at('2026-03-01T00:00:00') })
    expect(moscowMonth(lastDay, 15).from).toBe(at('2024-12-01T00:00:00'))
  })

  it('has weeks from Monday to Sunday', () => {
    const monday = at('2026-11-23T00:00:00')
    for (const time of [monday, at('2026-11-26T12:00:00'), at('2026-11-29T23:59:59')])
      expect(moscowWeek(time)).toEqual({ from: monday, until: monday + 7 * DAY })
    expect(moscowWeek(monday - 1).until).toBe(monday)
    expect(moscowMondays({ from: monday + 1, until: monday + 15 * DAY })).toEqual([
      monday,
      monday + 7 * DAY,
      monday + 14 * DAY,
    ])
    expect(moscowMondays({ from: monday, until: monday + 7 * DAY })).toEqual([monday])
  })

  it('puts every time into its day and its week', () => {
    fc.assert(
      fc.property(anyTime, (time) => {
        for (const { from, until } of [moscowDay(time), moscowWeek(time), moscowMonth(time, 0)]) {
          expect(from <= time && time < until).toBe(true)
          expect(moscowDay(from).from).toBe(from)
        }
        expect(moscowDayNumber(moscowDay(time).until) - moscowDayNumber(time)).toBe(1)
      }),
      { numRuns: testRuns(500) },
    )
  })

  it.each([
    ['1990-03-15', '2026-03-14T23:59:59', '2025-03-15T00:00:00'],
    ['1990-03-15', '2026-03-15T00:00:00', '2026-03-15T00:00:00'],
    ['1992-02-29', '2027-02-28T23:59:59', '2026-03-01T00:00:00'],
    ['1992-02-29', '2028-02-29T00:00:00', '2028-02-29T00:00:00'],
  ])('has the anniversary of %s, at %s, on %s', (date, now, anniversary) =>
    expect(moscowAnniversary(date, at(now))).toBe(at(anniversary)),
  )

  it.each([
    ['2008-11-26', '2026-11-25T23:59:59', 17],
    ['2008-11-26', '2026-11-26T00:00:00', 18],
    ['2008-02-29', '2026-02-28T23:59:59', 17],
    ['2008-02-29', '2026-03-01T00:00:00', 18],
    ['2030-01-01', '2026-03-01T00:00:00', -4],
    ['2008-02-30', '2026-11-25T12:00:00', null],
    ['2008-13-01', '2026-11-25T12:00:00', null],
    ['2008-2-3', '2026-11-25T12:00:00', null],
    ['2008', '2026-11-25T12:00:00', null],
    ['', '2026-11-25T12:00:00', null],
  ])('gives a person born on %j, at %s, the age %j', (birthday, now, age) =>
    expect(moscowAge(birthday, at(now))).toBe(age),
  )
})
