import { timing } from '#contract/core/constants.ts'
import { errorCode } from '#contract/errors/codes.ts'
import type { Failure } from './failure.ts'

const SECOND = 1000
/** A longer wait is not plausible. */
const MAX_WAIT_MS = 24 * 60 * 60 * SECOND

/** How long "too many requests" lasts: `args.seconds`, or half a minute (`spec §8`). `null` for any other failure. */
export function retryWaitMs(failure: Failure): number | null {
  if (failure.kind !== 'rejected' || failure.code !== errorCode.tooManyRequests) return null
  const { args } = failure
  const wait = 'seconds' in args ? Number(args.seconds) * SECOND : 0
  return wait > 0 && wait <= MAX_WAIT_MS ? wait : timing.wrongCodeLockout
}
