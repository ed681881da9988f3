/* Times of the wire are Moscow's: UTC+3, no daylight saving, no zone written (`contract`). */

const MOSCOW_OFFSET_MS = 3 * 60 * 60 * 1000
const moscowForm = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:\.\d+)?$/u

// The form that the wire really has. A list of ten thousand games is read before its first tile, so its dates are read by
// their digits; whatever else says a time takes the engine's own way below.
const usualForm = /^[1-9]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/u
const twoDigits = (from: string, at: number): number => (from.charCodeAt(at) - 48) * 10 + from.charCodeAt(at + 1) - 48
const usualInstant = (from: string): number =>
  Date.UTC(
    twoDigits(from, 0) * 100 + twoDigits(from, 2),
    twoDigits(from, 5) - 1,
    twoDigits(from, 8),
    twoDigits(from, 11),
    twoDigits(from, 14),
    twoDigits(from, 17),
  ) - MOSCOW_OFFSET_MS

/** Milliseconds since the epoch of a time as it is written on the wire, of an ISO string, or `NaN`. */
export function instantOfText(text: string): number {
  if (usualForm.test(text)) return usualInstant(text)
  return moscowForm.test(text)
    ? Date.parse(`${text.slice(0, 10)}T${text.slice(11, 19)}Z`) - MOSCOW_OFFSET_MS
    : Date.parse(text)
}

/** An instant as the wire writes it: `YYYY-MM-DD HH:mm:ss`, Moscow time (UTC+3, no daylight saving). */
export function moscowTime(at: number): string {
  return new Date(at + MOSCOW_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}
