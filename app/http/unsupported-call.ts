import { failureOf } from './failure.ts'

/** "Invalid request": the response of a back end that does not know the call. */
const INVALID_REQUEST = 1
const NOT_FOUND = 404

/** Whether a call failed because the back end does not implement it. The feature is then hidden. */
export function isUnsupportedCall(error: unknown): boolean {
  const failure = failureOf(error)
  return failure.kind === 'rejected'
    ? failure.code === INVALID_REQUEST
    : failure.kind === 'noResponse' && failure.status === NOT_FOUND
}
