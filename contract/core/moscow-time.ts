/*
 * API timestamps are Moscow time (UTC+3, no daylight saving) without a time zone. Days, months and ages: `moscow-calendar.ts`.
 * No library here: the offset is subtracted for every date of ten thousand games.
 */

/** The time between UTC and Moscow. */
export const MOSCOW_OFFSET_MS = 3 * 60 * 60 * 1000
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

/** Formats milliseconds since the epoch as `YYYY-MM-DD HH:mm:ss`, Moscow time. */
export function moscowTime(epochMs: number): string {
  return new Date(epochMs + MOSCOW_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}

/** The calendar year of a time in Moscow. Here because every page shows it, and the calendar's library is large. */
export const moscowYear = (epochMs: number): number => new Date(epochMs + MOSCOW_OFFSET_MS).getUTCFullYear()
