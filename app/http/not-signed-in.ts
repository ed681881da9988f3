import { failureOf, type Failure } from './failure.ts'

/** A call without a token, or with a dead one (`spec §8`). */
const NOT_SIGNED_IN = 200

/** The server knows no session of the token that was sent. */
export const isNotSignedInFailure = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.code === NOT_SIGNED_IN

/** The same of whatever was thrown. */
export const isNotSignedIn = (error: unknown): boolean => isNotSignedInFailure(failureOf(error))
