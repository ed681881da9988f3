import { errorCode } from '#contract/errors/codes.ts'
import { Rejection } from '#server/http/rejection.ts'
import type { Limit } from './rate-limits.ts'

/** Rounded up, because the Russian plural in the message only fits multiples of ten. */
const STEP_SECONDS = 10

/** Arguments of error 5: seconds until the next attempt (`spec §8`). */
export const retryAfter = (delayMs: number): { args: { seconds: number } } => ({
  args: { seconds: Math.ceil(delayMs / 1000 / STEP_SECONDS) * STEP_SECONDS },
})

/** The rejection of a rate-limited request. */
export const tooManyRequests = ({ refillMs }: Limit): Rejection =>
  new Rejection(errorCode.tooManyRequests, retryAfter(refillMs))
