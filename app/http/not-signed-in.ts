import { errorCode } from '#contract/errors/codes.ts'
import { failureOf, type Failure } from './failure.ts'

/** Whether the server has no session for the token that was sent. */
export const isNotSignedInFailure = (failure: Failure): boolean =>
  failure.kind === 'rejected' && failure.code === errorCode.notSignedIn

/** Whether the account is blocked: of the token that was sent, or of a sign-in. */
export const isBlockedFailure = (failure: Failure): boolean =>
  failure.kind === 'rejected' && failure.code === errorCode.accountBlocked

/** `isNotSignedInFailure` for a thrown value. */
export const isNotSignedIn = (error: unknown): boolean => isNotSignedInFailure(failureOf(error))
