import { digitsOf, readExpiry, type Expiry } from '../../private/pasted-text.ts'

/** `1` becomes `01`. */
export const padMonth = (month: string): string => (/^[1-9]$/u.test(month) ? `0${month}` : month)

/**
 * The two digits of a year. Autofill writes `2030` into a field without `maxlength`, and some people type it; so `20` is the
 * start of a year with four digits.
 */
export function shortYear(text: string): string {
  const digits = digitsOf(text)
  return /^20\d\d$/u.test(digits) ? digits.slice(2) : digits
}

/** A typed year: a third digit is a slip, unless the year begins with `20`. */
export const typedYear = (text: string): string => {
  const year = shortYear(text)
  return year.startsWith('20') ? year.slice(0, 4) : year.slice(0, 2)
}

/** Whether the digits are a complete year, and not the start of `2030`. */
export const isFullYear = (digits: string): boolean => digits.length === 2 && digits !== '20'

/** Month and year of one field, also while they are typed: `1`, `08`, `08 / 2`, `08 / 28`. */
export function splitExpiry(text: string): Expiry {
  const digits = digitsOf(text)
  return readExpiry(text) ?? { month: padMonth(digits.slice(0, 2)), year: digits.slice(2) }
}

/** `08 / 28`. */
export const joinExpiry = ({ month, year }: Expiry): string => `${month} / ${year}`

/**
 * What one field shows after a typed character: the separator follows a complete month. `8` is August, because no month
 * begins with it. Digits that are too many stay, so that they are seen.
 */
export function typedExpiry(text: string): string {
  const digits = digitsOf(text)
  const isMonth = /^[2-9]$/u.test(digits) || /^\d\D/u.test(text)
  const month = isMonth ? padMonth(digits.slice(0, 1)) : digits.slice(0, 2)
  const year = digits.slice(isMonth ? 1 : 2)
  return month.length < 2 ? month : joinExpiry({ month, year })
}
