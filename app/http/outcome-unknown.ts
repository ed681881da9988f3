import { errorCode } from '#contract/errors/codes.ts'
import { failureCode, type Failure } from './failure.ts'

/** Internal error, timeout, and an earlier attempt with the same key still in progress (`spec §8`). */
const UNKNOWN_OUTCOME_CODES: ReadonlySet<number> = new Set([
  errorCode.internalError,
  errorCode.timedOut,
  errorCode.locked,
])

/**
 * Whether a repeat of the request must send its idempotency key again. Also after "too many requests": this attempt did
 * nothing, but an earlier one with the same key may have been applied.
 */
export const keepsKey = (failure: Failure): boolean =>
  isOutcomeUnknown(failure) || failureCode(failure) === errorCode.tooManyRequests

/**
 * Whether the server may have applied the request despite the failure: no response, a malformed response, or an error
 * in the middle of the work. Any other rejection means that nothing was changed.
 */
export function isOutcomeUnknown(failure: Failure): boolean {
  const code = failureCode(failure)
  return code === null || UNKNOWN_OUTCOME_CODES.has(code)
}
