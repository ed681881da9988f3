import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { MOSCOW_OFFSET_MS, moscowYear } from './moscow-time.ts'

/*
 * Calendar days, weeks, months and ages in Moscow: UTC+3 without daylight saving. The only module that does date
 * arithmetic. Times are milliseconds since the epoch, and the end of a period is exclusive.
 */

dayjs.extend(utc)

const DATE_FORMAT = 'YYYY-MM-DD'

/** The Moscow calendar at a time, as a date in UTC. */
const inMoscow = (epochMs: number): Dayjs => dayjs.utc(epochMs + MOSCOW_OFFSET_MS)
const epochOf = (date: Dayjs): number => date.valueOf() - MOSCOW_OFFSET_MS

/** A period of the calendar; `until` is exclusive. */
export interface Period {
  from: number
  until: number
}

const periodOf = (start: Dayjs, unit: 'day' | 'week' | 'month'): Period => ({
  from: epochOf(start),
  until: epochOf(start.add(1, unit)),
})

const mondayOf = (date: Dayjs): Dayjs => date.startOf('day').subtract((date.day() + 6) % 7, 'day')

/** The calendar day of a time. */
export const moscowDay = (epochMs: number): Period => periodOf(inMoscow(epochMs).startOf('day'), 'day')

/** The calendar week of a time, from Monday to Sunday. */
export const moscowWeek = (epochMs: number): Period => periodOf(mondayOf(inMoscow(epochMs)), 'week')

/** The Mondays of the weeks from one time to another, the first one at or before `from`, the last one before `until`. */
export function moscowMondays({ from, until }: Period): number[] {
  const mondays: number[] = []
  for (let monday = moscowWeek(from).from; monday < until; monday = moscowWeek(monday).until) mondays.push(monday)
  return mondays
}

/** The calendar month so many months before the month of a time. */
export const moscowMonth = (epochMs: number, monthsAgo: number): Period =>
  periodOf(inMoscow(epochMs).startOf('month').subtract(monthsAgo, 'month'), 'month')

/** The calendar month of a time, 0 to 11. */
export const moscowMonthIndex = (epochMs: number): number => inMoscow(epochMs).month()

/** The calendar date of a time, `2026-11-26`. */
export const moscowIsoDate = (epochMs: number): string => inMoscow(epochMs).format(DATE_FORMAT)

/** Days between the epoch and the calendar day of a time. */
export const moscowDayNumber = (epochMs: number): number => inMoscow(epochMs).startOf('day').diff(dayjs.utc(0), 'day')

/** The date of the same month and day in another year. 29 February is 1 March where there is none. */
const inYear = (date: Dayjs, year: number): Dayjs =>
  dayjs.utc(`${String(year).padStart(4, '0')}-${date.format('MM-DD')}`)

/** The start of the last anniversary of a date such as `1990-02-28`. That of 29 February is 1 March in other years. */
export function moscowAnniversary(date: string, epochMs: number): number {
  const [born, year] = [dayjs.utc(date), moscowYear(epochMs)]
  const thisYear = epochOf(inYear(born, year))
  return thisYear <= epochMs ? thisYear : epochOf(inYear(born, year - 1))
}

/** Age in whole years of a person born on a date such as `1990-02-28`; `null` if there is no such date. */
export function moscowAge(birthday: string, epochMs: number): number | null {
  const born = dayjs.utc(birthday)
  if (born.format(DATE_FORMAT) !== birthday) return null
  return moscowYear(moscowAnniversary(birthday, epochMs)) - born.year()
}
