/* API timestamps are Moscow time (UTC+3, no daylight saving) without a time zone. */

const MOSCOW_OFFSET_MS = 3 * 60 * 60 * 1000
const MOSCOW_FORMAT = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:\.\d+)?$/u

// Fast path: a list of ten thousand games parses its dates before the first tile renders. Other formats use
// `Date.parse` below.
const COMMON_FORMAT = /^[1-9]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/u
const twoDigits = (from: string, index: number): number =>
  (from.charCodeAt(index) - 48) * 10 + from.charCodeAt(index + 1) - 48
const parseCommonFormat = (from: string): number =>
  Date.UTC(
    twoDigits(from, 0) * 100 + twoDigits(from, 2),
    twoDigits(from, 5) - 1,
    twoDigits(from, 8),
    twoDigits(from, 11),
    twoDigits(from, 14),
    twoDigits(from, 17),
  ) - MOSCOW_OFFSET_MS

/** Parses an API timestamp or an ISO string to milliseconds since the epoch, or `NaN`. */
export function instantOfText(text: string): number {
  if (COMMON_FORMAT.test(text)) return parseCommonFormat(text)
  return MOSCOW_FORMAT.test(text)
    ? Date.parse(`${text.slice(0, 10)}T${text.slice(11, 19)}Z`) - MOSCOW_OFFSET_MS
    : Date.parse(text)
}

/** The calendar month in Moscow so many months before a time, in milliseconds since the epoch; `until` is exclusive. */
export function moscowMonth(epochMs: number, monthsAgo: number): { from: number; until: number } {
  const date = new Date(epochMs + MOSCOW_OFFSET_MS)
  const startOf = (month: number) => Date.UTC(date.getUTCFullYear(), month, 1) - MOSCOW_OFFSET_MS
  const month = date.getUTCMonth() - monthsAgo
  return { from: startOf(month), until: startOf(month + 1) }
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The start of the calendar day in Moscow, and of the next one. */
export function moscowDay(epochMs: number): { from: number; until: number } {
  const from = Math.floor((epochMs + MOSCOW_OFFSET_MS) / DAY_MS) * DAY_MS - MOSCOW_OFFSET_MS
  return { from, until: from + DAY_MS }
}

/** The start of the calendar week in Moscow, a Monday, and of the next one. */
export function moscowWeek(epochMs: number): { from: number; until: number } {
  const { from: day } = moscowDay(epochMs)
  const daysSinceMonday = (new Date(day + MOSCOW_OFFSET_MS).getUTCDay() + 6) % 7
  const from = day - daysSinceMonday * DAY_MS
  return { from, until: from + 7 * DAY_MS }
}

/** The start, in Moscow, of the last anniversary of a date such as `1990-02-28`. 29 February is 1 March in other years. */
export function moscowAnniversary(date: string, epochMs: number): number {
  const [, month = 1, day = 1] = date.split('-').map(Number)
  const year = new Date(epochMs + MOSCOW_OFFSET_MS).getUTCFullYear()
  const inYear = (of: number) => Date.UTC(of, month - 1, day) - MOSCOW_OFFSET_MS
  return inYear(year) <= epochMs ? inYear(year) : inYear(year - 1)
}

/** Formats milliseconds since the epoch as `YYYY-MM-DD HH:mm:ss`, Moscow time. */
export function moscowTime(epochMs: number): string {
  return new Date(epochMs + MOSCOW_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}
