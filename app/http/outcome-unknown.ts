import { failureCode, type Failure } from './failure.ts'

/** An internal error, a time that ran out, a first sending that still runs: the server broke off or has not ended (`spec §8`). */
const UNDECIDED: ReadonlySet<number> = new Set([3, 4, 20])

/**
 * Whether what was sent may have been done all the same: an answer that was not read, or that cannot be used, says nothing of it,
 * nor does a server that broke off in the middle. Only any other refusal says that it was not done.
 */
export function isOutcomeUnknown(failure: Failure): boolean {
  const code = failureCode(failure)
  return code === null || UNDECIDED.has(code)
}
