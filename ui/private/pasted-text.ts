/*
 * Readers of pasted, filled-in and typed text, one for each kind. Text is normalised first (NFKC), so full-width digits, narrow
 * spaces and every dash are read alike. A reader that isn't sure returns `null`, and its field then keeps the text uncut.
 */

/** The ASCII digits of a text. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replaceAll(/[^0-9]/gu, '')

/** One line with plain spaces and hyphens, without invisible characters. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .trim()

/** The same without words at its ends: `Exp. 12/30`. */
const withoutWords = (text: string): string => /[0-9].*[0-9]|[0-9]/u.exec(plain(text))?.[0] ?? ''

const SEPARATOR = String.raw` ?[ /.,\\|-] ?`
const MONTH = '0?[1-9]|1[0-2]'
const TWO_DIGIT_MONTH = '0[1-9]|1[0-2]'
const YEAR = String.raw`(?:20)?\d\d`

/** The month and year of a card, two digits each. */
export interface Expiry {
  month: string
  year: string
}

const EXPIRY_FORMS = [
  new RegExp(`^(?<year>20\\d\\d)${SEPARATOR}(?<month>${MONTH})$`, 'u'),
  new RegExp(`^(?<month>${MONTH})${SEPARATOR}(?<year>${YEAR})$`, 'u'),
  new RegExp(`^(?<month>${TWO_DIGIT_MONTH})(?<year>${YEAR})$`, 'u'),
  new RegExp(`^(?<year>20\\d\\d)(?<month>${TWO_DIGIT_MONTH})$`, 'u'),
] as const

const groupsOf = (forms: readonly RegExp[], text: string): Readonly<Record<string, string | undefined>> | null =>
  forms.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined) ?? null

/** The month and year of an expiry date: `12/30`, `12 2030`, `2030-07`, `0730`. `null` for anything else. */
export function readExpiry(text: string): Expiry | null {
  const { month, year } = groupsOf(EXPIRY_FORMS, withoutWords(text)) ?? {}
  return month === undefined || year === undefined ? null : { month: month.padStart(2, '0'), year: year.slice(-2) }
}

/** A card number, with the expiry date and the security code where they follow it. */
export interface PastedCard {
  number: string
  expiry: Expiry | null
  code: string
}

const CODE = String.raw`(?:[^0-9]+(?<code>\d{3,4}))?`
const CARD_FORMS = [
  new RegExp(
    String.raw`^(?<number>\d(?:[ -]?\d){11,18})[^0-9]+(?<expiry>(?:${MONTH}) ?[/.,\\|] ?${YEAR})${CODE}$`,
    'u',
  ),
  // Without such a sign only after 15 digits: 1230 may be the end of a number.
  new RegExp(
    String.raw`^(?<number>\d(?:[ -]?\d){14,18})[^0-9]+(?<expiry>(?:${MONTH}) ?[ -] ?${YEAR}|(?:${TWO_DIGIT_MONTH})${YEAR})${CODE}$`,
    'u',
  ),
] as const

/** Reads a card number, and `4276 1600 1234 5678 12/30 123`. */
export function readCard(text: string): PastedCard {
  const { number, expiry, code = '' } = groupsOf(CARD_FORMS, withoutWords(text)) ?? {}
  return number === undefined || expiry === undefined
    ? { number: digitsOf(text), expiry: null, code: '' }
    : { number: digitsOf(number), expiry: readExpiry(expiry), code }
}

/** Digits in a row, and digits in groups with a space or a hyphen between them. */
const RUNS = /\d+/gu
const GROUPED_RUNS = /\d+(?:(?: | ?- ?|[.·])\d+)*/gu

/** A code that was pasted. */
export interface PastedCode {
  digits: string
  /** There are no other digits, so that it can be submitted at once. */
  isClear: boolean
}

/** Reads a code of `length` digits. Among other digits it takes the only run of that length; else it returns all digits. */
export function readCode(text: string, length: number): PastedCode {
  const line = plain(text)
  const grouped = (line.match(GROUPED_RUNS) ?? []).map(digitsOf)
  if (grouped.length <= 1) {
    const [digits = ''] = grouped
    if (digits.length <= length) return { digits, isClear: true }
  }
  for (const runs of [line.match(RUNS) ?? [], grouped]) {
    const [candidate, another] = runs.filter((run) => run.length === length)
    if (candidate !== undefined && another === undefined) return { digits: candidate, isClear: false }
  }
  return { digits: digitsOf(line), isClear: false }
}

/** The parts of a date, without leading zeros. A year of two digits is kept. */
export interface PastedDate {
  day: string
  month: string
  year: string
}

const FULL_YEAR = String.raw`(?:19|20)\d\d`
const DATE_FORMS = [
  new RegExp(`^(?<year>\\d{4})${SEPARATOR}(?<month>\\d\\d?)${SEPARATOR}(?<day>\\d\\d?)$`, 'u'),
  new RegExp(`^(?<day>\\d\\d?)${SEPARATOR}(?<month>\\d\\d?)${SEPARATOR}(?<year>\\d{4}|\\d\\d)$`, 'u'),
  new RegExp(`^(?<day>\\d\\d)(?<month>${TWO_DIGIT_MONTH})(?<year>${FULL_YEAR})$`, 'u'),
  new RegExp(`^(?<year>${FULL_YEAR})(?<month>${TWO_DIGIT_MONTH})(?<day>\\d\\d)$`, 'u'),
  /^(?<day>\d\d?)(?: |-)(?<name>\p{L}{3,})\.?,?(?: |-)(?<year>\d{4})(?: г\.?| года)?$/u,
  /^(?<name>\p{L}{3,})\.? (?<day>\d\d?),? (?<year>\d{4})$/u,
] as const

/** The number of a month by its name or the first three letters of it. */
function monthNumber(name: string, months: readonly string[]): string | undefined {
  const start = name.slice(0, 3).toLowerCase()
  const index = months.findIndex((month) => month.toLowerCase().startsWith(start))
  return index === -1 ? undefined : String(index + 1)
}

/** Reads a whole date: `08.02.1990`, `1990-02-08`, `8 февраля 1990`. `null` for anything else. */
export function readDate(text: string, months: readonly string[]): PastedDate | null {
  const { day, year, name, month = monthNumber(name ?? '', months) } = groupsOf(DATE_FORMS, plain(text)) ?? {}
  if (day === undefined || year === undefined || month === undefined) return null
  if (Number(day) > 31 || Number(month) > 12) return null
  return { day: String(Number(day)), month: String(Number(month)), year }
}
