import { digitsOf } from '../../private/pasted-text.ts'

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
