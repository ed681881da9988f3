import { ERROR_CODES, type ErrorCode } from './codes.ts'

/*
 * What each call of identity may be refused with: the one place that the forms' tests, the reference API's tests and its description read.
 * It stands apart from the declarations, because the app asks no call what it could be refused with, and a table would be bytes of
 * its start.
 */

/** The codes of the catalogue from one to another: a new one among them is another answer of who may give any of them. */
const between = (first: number, last: number): readonly ErrorCode[] =>
  ERROR_CODES.filter((code) => code >= first && code <= last)

/** Which numbers are about what (`spec §5`, §8). */
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

/** A contact that nobody has: its sign is not that of "not authorised" (`spec §8`). */
export const NOBODY = -200
/** A code of the catalogue, as it is sent. */
export type CallErrorCode = ErrorCode | typeof NOBODY

/** What any call may be refused with: the request, the server, the flood, the last word of a back end. */
export const ANY_CALL = [1, 3, 5, 11] as const satisfies readonly ErrorCode[]
/** What any call may be refused with that needs a token, and any whose player may not be here. */
export const ANY_PLAYER = [25, 200] as const satisfies readonly ErrorCode[]

const beginning = [2, 5, 6, 27, 50] as const
const waiting = [2, 4, 6, 27] as const
const code = [2, 4, 6, 100, 114] as const
const ONCE = [20, 431] as const

/** By the name of the call; `ANY_CALL` and `ANY_PLAYER` apart. */
export const callErrors: Readonly<Record<string, readonly CallErrorCode[]>> = {
  login: [2, 24, 26, ...login, ...password],
  register: [2, 24, ...phone, ...email, ...login, ...password],
  socialLogin: [26, 42],
  getChallenge: [],
  logout: [],
  renewToken: [],
  sendVerificationCode: [2, 6, 24, 27, NOBODY, ...phone, ...email],
  checkVerificationCode: code,
  checkWaitCall: [...waiting, 26],
  checkWaitSms: [...waiting, 26],
  changePassword: [4, 26, ...password],
  changeCurrentPassword: [2, ...password],
  updateProfile: [50, ...codesAbout.person, ...phone, ...email],
  changeSetting: [],
  uploadPassport: codesAbout.papers,
  getVerifyMethod: [6, 50, ...phone, ...email],
  sendUserCode: [...beginning, ...phone, ...email],
  awaitUserCall: [...beginning, ...phone],
  awaitUserSms: [...beginning, ...phone],
  checkUserCall: [...waiting, 50, ...phone],
  checkUserSms: [...waiting, 50, ...phone],
  verifyPhone: [...code, 50, ...phone],
  verifyEmail: [...code, 50, ...email],
  readUserNotification: [18],
  endOtherSessions: [],
  reportActivity: [],
  activateBonus: [...codesAbout.depositBonus, ...codesAbout.bonus, ...ONCE],
  takeCashback: [...codesAbout.cashback, ...ONCE],
}

/** Everything that a call may be refused with, in order; `null` for a call of which it is not told here. */
export function errorsOf({ name, guest }: { name: string; guest: boolean }): readonly CallErrorCode[] | null {
  const own = callErrors[name]
  if (own === undefined) return null
  return [...new Set([...ANY_CALL, ...(guest ? [] : ANY_PLAYER), ...own])].toSorted((a, b) => Math.abs(a) - Math.abs(b))
}
