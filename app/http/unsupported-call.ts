import { failureOf } from './failure.ts'

/** "Invalid request": what a back end answers to a call that it does not know. */
const INVALID_REQUEST = 1
const NOT_FOUND = 404

/** Whether a call has failed because the back end lacks it: an addition of the wire is then left out. */
export function isUnsupportedCall(error: unknown): boolean {
  const failure = failureOf(error)
  return failure.kind === 'refused'
    ? failure.code === INVALID_REQUEST
    : failure.kind === 'unread' && failure.status === NOT_FOUND
}
