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

/** Every time of day is Moscow's and names the zone, so that it is not taken for that of the device. */
const ZONE: Readonly<Record<Language, string>> = { ru: 'МСК', en: 'MSK' }

const inMoscow = (timestampMs: number, formatName: FormatName, language: Language): string =>
  format(timestampMs, formatName, language, 'Europe/Moscow')

/** Date and time in Moscow, `21 нояб., 18:05 МСК`. */
export const moscowMoment = (timestampMs: number, language: Language): string =>
  `${inMoscow(timestampMs, 'moment', language)} ${ZONE[language]}`
/** The same with the year, for documents: `21 ноября 2026 г., 18:05 МСК`. */
export const moscowFullMoment = (timestampMs: number, language: Language): string =>
  `${inMoscow(timestampMs, 'day', language)}, ${moscowClock(timestampMs, language)}`
/** The date in Moscow without the year, `21 ноября`. */
export const moscowDate = (timestampMs: number, language: Language): string => inMoscow(timestampMs, 'date', language)
/** The month in Moscow, `ноябрь`. */
export const moscowMonthName = (timestampMs: number, language: Language): string =>
  inMoscow(timestampMs, 'month', language)
/** The time in Moscow, `18:05 МСК`. */
export const moscowClock = (timestampMs: number, language: Language): string =>
  `${inMoscow(timestampMs, 'time', language)}\u00a0${ZONE[language]}`
/** The time in Moscow with seconds, `18:05:12 МСК`. */
export const moscowSeconds = (timestampMs: number, language: Language): string =>
  `${inMoscow(timestampMs, 'seconds', language)}\u00a0${ZONE[language]}`

/** Date and time in Moscow without the zone, for a list whose heading names it: `21 нояб., 18:05`. */
export const moscowMomentInList = (timestampMs: number, language: Language): string =>
  inMoscow(timestampMs, 'moment', language)

/** The same in the visitor's time zone, or `null` if it equals Moscow's. */
function local(timestampMs: number, formatName: FormatName, language: Language): string | null {
  const text = format(timestampMs, formatName, language, undefined)
  return text === inMoscow(timestampMs, formatName, language) ? null : text
}
/** Date and time in the visitor's time zone, or `null` if they equal Moscow's. */
export const localMoment = (timestampMs: number, language: Language): string | null =>
  local(timestampMs, 'moment', language)
/** The visitor's time of day, or `null` if it equals Moscow's. */
export const localClock = (timestampMs: number, language: Language): string | null =>
  local(timestampMs, 'time', language)
