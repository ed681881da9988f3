import { phonePrefix } from '#contract/constants.ts'
import { digitsAbroad, digitsAtHome, phoneOf } from '#contract/credentials.ts'
import { formatPhone } from '#app/lib/format-phone.ts'

/** The whole number: one that was typed with its own prefix, or as people at home write it, needs none beside it. */
export function fullPhone(code: string, typed: string): string {
  if (digitsAbroad(typed) !== null || !/\d/u.test(typed)) return phoneOf(typed)
  // Behind the prefix of home a number that is too long or too short is wrong, and not one of another country.
  return phoneOf(`${code}${code === phonePrefix ? digitsAtHome(typed) : typed}`)
}

/** A number of home in the groups that it is read in, with the spaces that people type. */
const inGroups = (whole: string): string =>
  formatPhone(whole).replaceAll('\u00a0', ' ').slice(phonePrefix.length).trim()

/** A whole number as its field has it, by the longest prefix that is known; another's prefix stays in the text. */
export function splitPhone(whole: string, prefixes: readonly string[]): { prefix: string; phone: string } {
  const [prefix] = prefixes
    .filter((known) => whole.startsWith(known))
    .toSorted((one, other) => other.length - one.length)
  if (prefix === undefined) return { prefix: phonePrefix, phone: whole }
  return { prefix, phone: prefix === phonePrefix ? inGroups(whole) : whole.slice(prefix.length) }
}
