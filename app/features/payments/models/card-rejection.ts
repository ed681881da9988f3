import { errorCode } from '#contract/errors/codes.ts'
import { failureCode, type Failure } from '#app/http/failure.ts'

/** The provider's declines: the card was not charged. */
const DECLINES: ReadonlySet<number | null> = new Set([
  errorCode.systemUnavailable,
  errorCode.providerError,
  errorCode.paymentFailed,
  errorCode.insufficientFunds,
  errorCode.providerMisconfigured,
])
/** An earlier card, or one from another tab, may have paid. 431: the key belongs to another card. */
const UNDECIDED: ReadonlySet<number | null> = new Set([
  errorCode.notFound,
  errorCode.alreadyFinal,
  errorCode.parametersInvalid,
])

/** What a rejected card says about the player's money; `null` for nothing, such as too many attempts. */
export function cardRejection(failure: Failure): 'declined' | 'undecided' | null {
  const code = failureCode(failure)
  if (DECLINES.has(code)) return 'declined'
  return UNDECIDED.has(code) ? 'undecided' : null
}
