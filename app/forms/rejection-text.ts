import type { ErrorArgs } from '#contract/core/envelope.ts'
import { errorCode, type ErrorCode } from '#contract/errors/codes.ts'
import { errorMessage, fillMessage } from '#contract/errors/message.ts'

/** Codes whose text consists of a limit: the argument of its number, and the text without it. */
const LIMITS = new Map<number, { argument: string; text: 'belowMinimum' | 'aboveMaximum' }>([
  [errorCode.depositBelowMinimum, { argument: 'min_amount', text: 'belowMinimum' }],
  [errorCode.payoutBelowMinimum, { argument: 'min_amount', text: 'belowMinimum' }],
  [errorCode.depositAboveMaximum, { argument: 'max_amount', text: 'aboveMaximum' }],
  [errorCode.payoutAboveMaximum, { argument: 'max_amount', text: 'aboveMaximum' }],
])

/** Seconds from which a wait is shown in minutes. */
const LONG_WAIT_SECONDS = 120

/** `errorMessage`, with a text of its own for a limit that the server does not name, and for a wait of minutes. */
export function rejectionText(
  texts: Readonly<Record<ErrorCode, string>>,
  rejection: { code: number; message: string | null; args: ErrorArgs },
  t: (key: 'failure.belowMinimum' | 'failure.aboveMaximum' | 'failure.retryInMinutes') => string,
): string {
  if (rejection.code === errorCode.tooManyRequests && 'seconds' in rejection.args) {
    const seconds = Number(rejection.args.seconds)
    if (seconds >= LONG_WAIT_SECONDS)
      return fillMessage(t('failure.retryInMinutes'), { minutes: Math.ceil(seconds / 60) })
  }
  const limit = LIMITS.get(rejection.code)
  return limit === undefined || Object.hasOwn(rejection.args, limit.argument)
    ? errorMessage(texts, rejection)
    : t(`failure.${limit.text}`)
}
