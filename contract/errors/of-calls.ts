import { ERROR_CODES, type ErrorCode } from './codes.ts'

/*
 * The error codes of each identity call, shared by the form tests, the reference API tests and the API documentation.
 * Kept apart from the declarations so that the app does not bundle it.
 */

/** Catalogue codes of a range, so that a new code in the range is included automatically. */
const between = (first: number, last: number): readonly ErrorCode[] =>
  ERROR_CODES.filter((code) => code >= first && code <= last)

/** Code ranges by subject (`spec §5`, §8). */
export const codesAbout = {
  depositBonus: between(7, 16),
  login: between(40, 49),
  papers: between(50, 56),
  person: between(57, 89),
  phone: between(110, 119),
  email: between(120, 129),
  password: between(130, 139),
  bonus: between(300, 319),
  cashback: between(320, 329),
} as const
const { phone, email, login, password } = codesAbout

/** No account has this contact. The minus distinguishes it from 200 "not authorised" (`spec §8`). */
export const UNKNOWN_CONTACT = -200
/** An error code as it appears in a response. */
export type CallErrorCode = ErrorCode | typeof UNKNOWN_CONTACT

/** Errors that any call can return: bad request, server failure, rate limit, fallback. */
export const ANY_CALL = [1, 3, 5, 11] as const satisfies readonly ErrorCode[]
/** Additional errors of any call that needs a token. */
export const ANY_PLAYER = [25, 200] as const satisfies readonly ErrorCode[]

const startErrors = [2, 5, 6, 27, 50] as const
const arrivalErrors = [2, 4, 6, 27] as const
const codeErrors = [2, 4, 6, 100, 114] as const
const IDEMPOTENCY_ERRORS = [20, 431] as const

/** Errors by call name, without `ANY_CALL` and `ANY_PLAYER`. */
export const callErrors: Readonly<Record<string, readonly CallErrorCode[]>> = {
  login: [2, 24, 26, ...login, ...password],
  register: [2, 24, ...phone, ...email, ...login, ...password],
  socialLogin: [26, 42],
  getChallenge: [],
  logout: [],
  renewToken: [],
  sendVerificationCode: [2, 6, 24, 27, UNKNOWN_CONTACT, ...phone, ...email],
  checkVerificationCode: codeErrors,
  checkWaitCall: [...arrivalErrors, 26],
  checkWaitSms: [...arrivalErrors, 26],
  changePassword: [4, 26, ...password],
  changeCurrentPassword: [2, ...password],
  updateProfile: [50, ...codesAbout.person, ...phone, ...email],
  changeSetting: [],
  uploadPassport: codesAbout.papers,
  getVerifyMethod: [6, 50, ...phone, ...email],
  sendUserCode: [...startErrors, ...phone, ...email],
  awaitUserCall: [...startErrors, ...phone],
  awaitUserSms: [...startErrors, ...phone],
  checkUserCall: [...arrivalErrors, 50, ...phone],
  checkUserSms: [...arrivalErrors, 50, ...phone],
  verifyPhone: [...codeErrors, 50, ...phone],
  verifyEmail: [...codeErrors, 50, ...email],
  readUserNotification: [18],
  endOtherSessions: [],
  reportActivity: [],
  activateBonus: [...codesAbout.depositBonus, ...codesAbout.bonus, ...IDEMPOTENCY_ERRORS],
  takeCashback: [...codesAbout.cashback, ...IDEMPOTENCY_ERRORS],
}

/** All errors a call can return, sorted; `null` for a call not listed here. */
export function errorsOf({ name, guest }: { name: string; guest: boolean }): readonly CallErrorCode[] | null {
  const own = callErrors[name]
  if (own === undefined) return null
  return [...new Set([...ANY_CALL, ...(guest ? [] : ANY_PLAYER), ...own])].toSorted((a, b) => Math.abs(a) - Math.abs(b))
}
