import { errorCode } from '#contract/errors/codes.ts'
import { failureOf } from './failure.ts'

const NOT_FOUND = 404

/** Whether a call failed because the back end does not implement it. The feature is then hidden. */
export function isUnsupportedCall(error: unknown): boolean {
  const failure = failureOf(error)
  return failure.kind === 'rejected'
    ? failure.code === errorCode.invalidRequest
    : failure.kind === 'noResponse' && failure.status === NOT_FOUND
}
