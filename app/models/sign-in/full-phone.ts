import { phonePrefix } from '#contract/constants.ts'
import { digitsAbroad, digitsAtHome, phoneOf } from '#contract/credentials.ts'
import { formatPhone } from '#app/lib/format-phone.ts'

/** Builds the international number. A typed country code, or the domestic 8, replaces the selected prefix. */
export function fullPhone(code: string, typed: string): string {
  if (digitsAbroad(typed) !== null || !/\d/u.test(typed)) return phoneOf(typed)
  // With the domestic prefix a number of the wrong length is invalid, not foreign.
  return phoneOf(`${code}${code === phonePrefix ? digitsAtHome(typed) : typed}`)
}

/** Groups the digits of a domestic number, with plain spaces. */
const groupDigits = (full: string): string =>
  formatPhone(full).replaceAll('\u00a0', ' ').slice(phonePrefix.length).trim()

/** Splits an international number by the longest matching prefix. With no match the number stays whole. */
export function splitPhone(full: string, prefixes: readonly string[]): { prefix: string; phone: string } {
  const [prefix] = prefixes
    .filter((candidate) => full.startsWith(candidate))
    .toSorted((left, right) => right.length - left.length)
  if (prefix === undefined) return { prefix: phonePrefix, phone: full }
  return { prefix, phone: prefix === phonePrefix ? groupDigits(full) : full.slice(prefix.length) }
}
