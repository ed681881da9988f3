import { phonePrefix } from '../core/constants.ts'
import { digitsOf, normaliseTyped } from '../core/typed-text.ts'
import { errorCode, type ErrorCode } from '../errors/codes.ts'

/*
 * Validation of logins, phones, e-mails and passwords (`spec §5`), shared by the forms and the reference API. Each
 * rule returns the error code for the player, or `null`.
 */

/** Lengths in characters. `newPasswordMin` applies when a password is replaced: recovery and password change. */
export const credentials = {
  loginMin: 3,
  loginMax: 32,
  passwordMin: 6,
  newPasswordMin: 8,
  /** Upper bound that protects the server from oversized input. */
  textMax: 256,
} as const

/** Normalises a login for storage. */
export const loginOf = (typed: string): string => typed.normalize('NFKC').trim()

/** Case-insensitive comparison key of a login or e-mail. */
export const identityKey = (value: string): string => normaliseTyped(value).toLowerCase()

/** Normalises an e-mail for storage. */
export const emailOf = normaliseTyped

/** International dialling prefix: 00 in most countries, 8 10 in Russia. */
const INTERNATIONAL_PREFIX = /^(?:00|810)(?=[1-9]\d{6})/u
/** Domestic prefix of a Russian number: the country code without a plus, or the trunk prefix 8. */
const DOMESTIC_PREFIX = /^[78](?=\d{10}$)/u
/** The same for a number with a digit missing; no Russian area code begins with 79 or 89. */
const INCOMPLETE_DOMESTIC_PREFIX = /^[78](?=9\d{8}$)/u

/** Digits of a number in international format, including the country code; `null` if it is not international. */
export function digitsAbroad(typed: string): string | null {
  const text = normaliseTyped(typed)
  const digits = digitsOf(text)
  // Russians write +8 9xx; no country code begins with 89.
  if (text.startsWith('+')) return digits.replace(/^8(?=9\d{9}$)/u, '7')
  return INTERNATIONAL_PREFIX.test(digits) ? digits.replace(INTERNATIONAL_PREFIX, '') : null
}

/** Digits of a Russian number without its domestic prefix. */
export const digitsAtHome = (typed: string): string =>
  digitsOf(typed).replace(DOMESTIC_PREFIX, '').replace(INCOMPLETE_DOMESTIC_PREFIX, '')

/** Normalises a phone to `+` and digits for storage. The Russian 8 before ten digits, and ten digits alone, mean +7. */
export function phoneOf(typed: string): string {
  const abroad = digitsAbroad(typed)
  if (abroad !== null) return abroad === '' ? '' : `+${abroad}`
  const digits = digitsOf(typed)
  const home = digitsAtHome(typed)
  if (home !== digits || digits.length === 10) return `${phonePrefix}${home}`
  return digits === '' ? '' : `+${digits}`
}

/** Exactly ten digits after +7; elsewhere seven to fifteen digits including the country code (E.164). */
const PHONE = /^\+(?:7\d{10}|(?!7)[1-9]\d{6,14})$/u
/** Digits and separators only, with an optional leading plus. */
const PHONE_CHARACTERS = /^[\s(]*\+?[\d\s()\p{Pd}\u2212.]+$/u
/** Whether a text could be a phone: readers of digits would drop the letters of `+7 999 123-45-67 ext. 8`. */
export const hasPhoneCharacters = (typed: string): boolean => PHONE_CHARACTERS.test(normaliseTyped(typed))
/** A rough check: only a confirmation e-mail proves that the address exists. */
const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/u
const LOGIN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u
/** Default-ignorable characters count as letters or marks in Unicode, but make look-alike logins. */
const INVISIBLE = /\p{DI}/u
/** A combining mark that composes no letter in these scripts; it looks like a speck of dirt. */
const LOOSE_MARK = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}._-]\p{M}/u
/** Digits alone could be a phone number. */
const LOOKS_LIKE_A_PHONE = /^\d{7,}$/u

const LATIN = /\p{Script=Latin}/u
const CYRILLIC = /\p{Script=Cyrillic}/u
/** Letters of both scripts look the same: `аdmin` with a Cyrillic `а` is not `admin`. */
const mixesScripts = (login: string): boolean => LATIN.test(login) && CYRILLIC.test(login)

const hasInvalidFormat = (login: string): boolean =>
  mixesScripts(login) ||
  !LOGIN.test(login) ||
  INVISIBLE.test(login) ||
  LOOSE_MARK.test(login) ||
  LOOKS_LIKE_A_PHONE.test(login)

/** Validates the login of a new account: 40 missing, 41 too short, 44 bad format. */
export function loginProblem(typed: string): ErrorCode | null {
  const login = loginOf(typed)
  if (login === '') return errorCode.loginMissing
  if ([...login].length < credentials.loginMin) return errorCode.loginTooShort
  if ([...login].length > credentials.loginMax || hasInvalidFormat(login)) return errorCode.loginInvalid
  // A login that parses as a phone would shadow that phone's owner at sign-in.
  return phoneProblem(login) === null ? errorCode.loginInvalid : null
}

/** Validates the identifier in the sign-in form, which may be a phone or an e-mail: 40 missing, 41 too short. */
export function knownLoginProblem(typed: string): ErrorCode | null {
  const login = normaliseTyped(typed)
  if (login === '') return errorCode.loginMissing
  return [...login].length < credentials.loginMin ? errorCode.loginTooShort : null
}

/** Validates a password of at least `minLength` characters; spaces count. 130 missing, 131 too short. */
export function passwordProblem(typed: string, minLength: number): ErrorCode | null {
  if (typed === '') return errorCode.passwordMissing
  return [...typed].length < minLength ? errorCode.passwordTooShort : null
}

/** Whether a password is the login or a contact of its player, ignoring case: rejected with 136. */
export const equalsContact = (password: string, contacts: readonly string[]): boolean =>
  contacts.some((contact) => contact !== '' && identityKey(contact) === identityKey(password))

/** Validates a phone: 110 missing, 112 invalid. */
export function phoneProblem(typed: string): ErrorCode | null {
  const text = normaliseTyped(typed)
  if (text === '') return errorCode.phoneMissing
  return hasPhoneCharacters(text) && PHONE.test(phoneOf(text)) ? null : errorCode.phoneInvalid
}

/** Validates an e-mail: 120 missing, 122 invalid. */
export function emailProblem(typed: string): ErrorCode | null {
  const email = emailOf(typed)
  if (email === '') return errorCode.emailMissing
  return email.length <= credentials.textMax && EMAIL.test(email) ? null : errorCode.emailInvalid
}
