import { phonePrefix } from './constants.ts'
import type { ErrorCode } from './errors/codes.ts'

/*
 * What a login, a phone, an e-mail and a password must be (`spec §5`), once for the forms and the reference API. Each rule
 * answers the code that tells the player what is wrong, or `null`.
 */

/** Characters. `newPassword` is for a password that takes an older one's place: recovery and change. */
export const credentials = {
  loginMin: 3,
  loginMax: 32,
  passwordMin: 6,
  newPasswordMin: 8,
  /** Nobody types more; a server need not work on more. */
  textMax: 256,
} as const

/** Full-width and other forms of the same characters become one; what nobody sees is left out. */
const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}\p{DI}]/gu, '')
    .trim()

/** A login as it is kept. */
export const loginOf = (typed: string): string => typed.normalize('NFKC').trim()

/** What two logins or two e-mails are compared by: letters in either case are the same. */
export const identityKey = (value: string): string => plain(value).toLowerCase()

/** An e-mail as it is kept. */
export const emailOf = (typed: string): string => plain(typed)

/** The way out of a country in front of a number, as it is dialled in most of them, and in Russia behind the 8. */
const WAY_OUT = /^(?:00|810)(?=[1-9]\d{6})/u
/** What stands in front of a number at home: its prefix without a plus, or the 8 that is dialled there. */
const AT_HOME = /^[78](?=\d{10}$)/u
/** The same where a digit is missing: no code of an area at home begins with 79 or 89. */
const BEGUN_AT_HOME = /^[78](?=9\d{8}$)/u

/** The digits of a number that is dialled from elsewhere, with its prefix; `null` where nothing says so. */
export function digitsAbroad(typed: string): string | null {
  const text = plain(typed)
  const digits = text.replace(/\D/gu, '')
  // With an 8 behind the plus: no country begins with 89, and people at home write so.
  if (text.startsWith('+')) return digits.replace(/^8(?=9\d{9}$)/u, '7')
  return WAY_OUT.test(digits) ? digits.replace(WAY_OUT, '') : null
}

/** The digits of a number at home behind its prefix: as it is written or dialled there. */
export const digitsAtHome = (typed: string): string =>
  plain(typed).replace(/\D/gu, '').replace(AT_HOME, '').replace(BEGUN_AT_HOME, '')

/**
 * A phone as it is kept: `+` and its digits. Spaces, brackets and dashes of any kind are the reader's, not the number's; the
 * Russian 8 before ten digits, and ten digits alone, mean +7.
 */
export function phoneOf(typed: string): string {
  const abroad = digitsAbroad(typed)
  if (abroad !== null) return abroad === '' ? '' : `+${abroad}`
  const digits = plain(typed).replace(/\D/gu, '')
  const home = digitsAtHome(typed)
  if (home !== digits || digits.length === 10) return `${phonePrefix}${home}`
  return digits === '' ? '' : `+${digits}`
}

/** Ten digits at home, where every number has as many; elsewhere seven to fifteen with the prefix (E.164), and none begins with a zero. */
const PHONE = /^\+(?:7\d{10}|(?!7)[1-9]\d{6,14})$/u
/** With anything but digits and separators it is none, nor with a plus anywhere but in front. */
const PHONE_CHARACTERS = /^[\s(]*\+?[\d\s()\p{Pd}.]+$/u
/** One `@`, a name before it and a domain with a dot after it: the rest only a letter can prove. */
const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/u
const LOGIN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u
/** What nobody sees: selectors of a variant, joiners and fillers count as marks and letters, and two logins would look the same. */
const UNSEEN = /\p{DI}/u
/** A mark that makes no letter with the one before it, in scripts whose marked letters are letters of their own: it passes for a speck. */
const LOOSE_MARK = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}._-]\p{M}/u
/** Digits alone could be somebody's phone. */
const LOOKS_LIKE_A_PHONE = /^\d{7,}$/u

const isOdd = (login: string): boolean =>
  !LOGIN.test(login) || UNSEEN.test(login) || LOOSE_MARK.test(login) || LOOKS_LIKE_A_PHONE.test(login)

/** The login of a new account: 40 missing, 41 too short, 44 bad format. */
export function loginProblem(typed: string): ErrorCode | null {
  const login = loginOf(typed)
  if (login === '') return 40
  if ([...login].length < credentials.loginMin) return 41
  if ([...login].length > credentials.loginMax || isOdd(login)) return 44
  // Nor may it be read as a phone, which is signed in with as well: it would come before the phone's owner.
  return phoneProblem(login) === null ? 44 : null
}

/** What somebody who has an account signs in with, which may be a phone or an e-mail: 40 missing, 41 too short. */
export function knownLoginProblem(typed: string): ErrorCode | null {
  const login = plain(typed)
  if (login === '') return 40
  return [...login].length < credentials.loginMin ? 41 : null
}

/** A password of at least so many characters; spaces count. 130 missing, 131 too short. */
export function passwordProblem(typed: string, least: number): ErrorCode | null {
  if (typed === '') return 130
  return [...typed].length < least ? 131 : null
}

/** 110 missing, 112 wrong. */
export function phoneProblem(typed: string): ErrorCode | null {
  const text = plain(typed)
  if (text === '') return 110
  return PHONE_CHARACTERS.test(text) && PHONE.test(phoneOf(text)) ? null : 112
}

/** 120 missing, 122 wrong. */
export function emailProblem(typed: string): ErrorCode | null {
  const email = emailOf(typed)
  if (email === '') return 120
  return email.length <= credentials.textMax && EMAIL.test(email) ? null : 122
}
