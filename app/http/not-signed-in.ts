import { failureOf, type Failure } from './failure.ts'

/** The token is missing or expired (`spec §8`). */
const NOT_SIGNED_IN = 200

/** Whether the server has no session for the token that was sent. */
export const isNotSignedInFailure = (failure: Failure): boolean =>
  failure.kind === 'rejected' && failure.code === NOT_SIGNED_IN

/** `isNotSignedInFailure` for a thrown value. */
export const isNotSignedIn = (error: unknown): boolean => isNotSignedInFailure(failureOf(error))
