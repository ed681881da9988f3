import type { ErrorArgs } from '#contract/core/envelope.ts'
import { errorCode, type ErrorCode } from '#contract/errors/codes.ts'
import { errorMessage } from '#contract/errors/message.ts'

/** Codes whose text consists of a limit: the argument of its number, and the text without it. */
const LIMITS = new Map<number, { argument: string; text: 'belowMinimum' | 'aboveMaximum' }>([
  [errorCode.depositBelowMinimum, { argument: 'min_amount', text: 'belowMinimum' }],
  [errorCode.payoutBelowMinimum, { argument: 'min_amount', text: 'belowMinimum' }],
  [errorCode.depositAboveMaximum, { argument: 'max_amount', text: 'aboveMaximum' }],
  [errorCode.payoutAboveMaximum, { argument: 'max_amount', text: 'aboveMaximum' }],
])

/** `errorMessage`, with a text of its own for a limit that the server does not name. */
export function rejectionText(
  texts: Readonly<Record<ErrorCode, string>>,
  rejection: { code: number; message: string | null; args: ErrorArgs },
  t: (key: 'failure.belowMinimum' | 'failure.aboveMaximum') => string,
): string {
  const limit = LIMITS.get(rejection.code)
  return limit === undefined || Object.hasOwn(rejection.args, limit.argument)
    ? errorMessage(texts, rejection)
    : t(`failure.${limit.text}`)
}
