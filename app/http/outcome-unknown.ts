import { errorCode } from '#contract/errors/codes.ts'
import { failureCode, type Failure } from './failure.ts'

/** Internal error, timeout, and an earlier attempt with the same key still in progress (`spec §8`). */
const UNKNOWN_OUTCOME_CODES: ReadonlySet<number> = new Set([
  errorCode.internalError,
  errorCode.timedOut,
  errorCode.locked,
])

/**
 * Whether the server may have applied the request despite the failure: no response, a malformed response, or an error
 * in the middle of the work. Any other rejection means that nothing was changed.
 */
export function isOutcomeUnknown(failure: Failure): boolean {
  const code = failureCode(failure)
  return code === null || UNKNOWN_OUTCOME_CODES.has(code)
}
