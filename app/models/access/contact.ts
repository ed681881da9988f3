import { phonePrefix } from '#contract/core/constants.ts'
import {
  digitsAbroad,
  digitsAtHome,
  emailProblem,
  hasPhoneCharacters,
  phoneOf,
  phoneProblem,
} from '#contract/player/credentials.ts'
import { errorCode } from '#contract/errors/codes.ts'
import type { ContactKind } from '#contract/player/verification.ts'
import { problemsOf, type Problems } from '#app/models/forms/problems.ts'
import { formatPhone } from '#app/lib/text/format-phone.ts'

/** Builds the international number. A typed country code, or the domestic 8, replaces the selected prefix. */
export function fullPhone(code: string, typed: string): string {
  // The rules reject it with its letters.
  if (!hasPhoneCharacters(typed)) return typed.trim()
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

/** The fields of a contact: a phone with its prefix, or an e-mail. */
export interface ContactFields {
  type: ContactKind
  prefix: string
  phone: string
  email: string
}

export const emptyContact: ContactFields = { type: 'phone', prefix: phonePrefix, phone: '', email: '' }

/** The contact in the format of the API; it also works as a login. */
export const contactOf = ({ type, prefix, phone, email }: ContactFields): { kind: ContactKind; value: string } =>
  type === 'phone' ? { kind: type, value: fullPhone(prefix, phone) } : { kind: type, value: email.trim() }

/** Problems of the visible contact field. */
export const contactProblems = (fields: ContactFields): Problems =>
  fields.type === 'email'
    ? problemsOf({ email: emailProblem(fields.email) })
    : problemsOf({
        phone: fields.phone.trim() === '' ? errorCode.phoneMissing : phoneProblem(contactOf(fields).value),
      })

/** The contact of a known kind, as the player's state or a pending verification names it. */
export const contactOfKind = (kind: ContactKind, text: string): { kind: ContactKind; value: string } =>
  contactOf({ ...emptyContact, type: kind, [kind]: text })

/** Fields for a contact that was typed where there is no country select. A complete number is split. */
export function fieldsOfContact(text: string): ContactFields {
  if (text.includes('@')) return { ...emptyContact, type: 'email', email: text.trim() }
  if (phoneProblem(text) !== null) return { ...emptyContact, phone: text.trim() }
  return { ...emptyContact, ...splitPhone(phoneOf(text), [phonePrefix]) }
}

/** Whether a login is a phone or an e-mail. */
export const isContact = (login: string): boolean => emailProblem(login) === null || phoneProblem(login) === null
