import { errorCode } from '#contract/errors/codes.ts'
import { failureOf, type Failure } from './failure.ts'

const NOT_FOUND = 404

/** Whether a call failed because the back end does not implement it. The feature is then hidden. */
export const isUnsupportedFailure = (failure: Failure): boolean =>
  failure.kind === 'rejected'
    ? failure.code === errorCode.invalidRequest
    : failure.kind === 'noResponse' && failure.status === NOT_FOUND

/** `isUnsupportedFailure` for a thrown value. */
export const isUnsupportedCall = (error: unknown): boolean => isUnsupportedFailure(failureOf(error))
