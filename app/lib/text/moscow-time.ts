import type { Language } from '#contract/core/languages.ts'

/*
 * Dates and times in Moscow time (`spec §4`), with the visitor's local time where it differs. `Intl.DateTimeFormat` is
 * slow to create, so each formatter is cached.
 */

const FORMATS = {
  moment: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  date: { day: 'numeric', month: 'long' },
  month: { month: 'long' },
  time: { hour: '2-digit', minute: '2-digit' },
  seconds: { hour: '2-digit', minute: '2-digit', second: '2-digit' },
} as const
type FormatName = keyof typeof FORMATS

const formatters = new Map<string, Intl.DateTimeFormat>()

function format(timestampMs: number, formatName: FormatName, language: Language, timeZone: string | undefined): string {
  const key = `${formatName} ${language} ${timeZone ?? ''}`
  const cached = formatters.get(key)
  const formatter =
    cached ?? new Intl.DateTimeFormat(language === 'ru' ? 'ru-RU' : 'en-GB', { ...FORMATS[formatName], timeZone })
  if (cached === undefined) formatters.set(key, formatter)
  // Keep date and time on one line.
  return formatter.format(timestampMs).replaceAll(' ', '\u00a0')
}

/** Date and time in Moscow, `21 нояб., 18:05`. */
export const moscowMoment = (timestampMs: number, language: Language): string =>
  format(timestampMs, 'moment', language, 'Europe/Moscow')
/** The same with the year, for documents: `21 ноября 2026 г., 18:05`. */
export const moscowFullMoment = (timestampMs: number, language: Language): string =>
  `${format(timestampMs, 'day', language, 'Europe/Moscow')}, ${moscowClock(timestampMs, language)}`
/** The date in Moscow without the year, `21 ноября`. */
export const moscowDate = (timestampMs: number, language: Language): string =>
  format(timestampMs, 'date', language, 'Europe/Moscow')
/** The month in Moscow, `ноябрь`. */
export const moscowMonthName = (timestampMs: number, language: Language): string =>
  format(timestampMs, 'month', language, 'Europe/Moscow')
/** The time in Moscow, `18:05`. */
export const moscowClock = (timestampMs: number, language: Language): string =>
  format(timestampMs, 'time', language, 'Europe/Moscow')
/** The time in Moscow with seconds, `18:05:12`. */
export const moscowSeconds = (timestampMs: number, language: Language): string =>
  format(timestampMs, 'seconds', language, 'Europe/Moscow')
/** The visitor's local time, `18:05`. */
export const localClock = (timestampMs: number, language: Language): string =>
  format(timestampMs, 'time', language, undefined)

/** Date and time in the visitor's time zone, or `null` if they equal Moscow's. */
export function localMoment(timestampMs: number, language: Language): string | null {
  const local = format(timestampMs, 'moment', language, undefined)
  return local === moscowMoment(timestampMs, language) ? null : local
}
