import { digitsOf } from './card-number.ts'

/** The month and year of a pasted expiry date: `12/30`, `12/2030`, `1230`. `null` for anything else. */
export function splitExpiry(text: string): { month: string; year: string } | null {
  const [, month, year] = /^\s*(\d{1,2})\s*[/.\-–]\s*(?:20)?(\d\d)\s*$/u.exec(text) ??
    /^\s*(\d\d)(?:20)?(\d\d)\s*$/u.exec(text) ?? ['', undefined, undefined]
  return month === undefined || year === undefined ? null : { month: padMonth(month), year }
}

/** `1` becomes `01`. */
export const padMonth = (month: string): string => (/^[1-9]$/u.test(month) ? `0${month}` : month)

/**
 * At most two digits of a year. Autofill writes `2030` into a field without `maxlength`, and some people type it; so `20` is
 * the start of a year with four digits.
 */
export function shortYear(text: string): string {
  const digits = digitsOf(text)
  if (/^20\d\d/u.test(digits)) return digits.slice(2, 4)
  return digits.startsWith('20') ? digits : digits.slice(0, 2)
}

/** Whether the digits are a complete year, and not the start of `2030`. */
export const isFullYear = (digits: string): boolean => digits.length === 2 && digits !== '20'
