import { errorCode } from '#contract/errors/codes.ts'
import { Rejection } from '#server/http/rejection.ts'
import type { RateLimit } from './rate-limits.ts'

/** Arguments of error 5: seconds until the next attempt (`spec §8`). */
export const retryAfter = (delayMs: number): { args: { seconds: number } } => ({
  args: { seconds: Math.ceil(delayMs / 1000) },
})

/** The rejection of a rate-limited request. */
export const tooManyRequests = ({ refillMs }: Pick<RateLimit, 'refillMs'>): Rejection =>
  new Rejection(errorCode.tooManyRequests, retryAfter(refillMs))
