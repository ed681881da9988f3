import { errorCode } from '#contract/errors/codes.ts'
import { failureCode, type Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import { problemsOf, type Problems } from '#app/models/forms/problems.ts'

/**
 * What the player can do after a failed withdrawal. `condition`: a condition of withdrawals is not met; `wait`: press
 * again later; `code`: confirm it by the second factor; `repeat`: the outcome is unknown; `form`: anything else.
 */
export type WithdrawalNextStep = 'condition' | 'wait' | 'code' | 'repeat' | 'form'

/** Conditions of a withdrawal, which the panel above the form lists. */
const CONDITION_CODES: ReadonlySet<number | null> = new Set([
  errorCode.profileRequired,
  errorCode.verificationRequired,
  errorCode.activeBonusBlocks,
  errorCode.freeSpinsBlock,
  errorCode.wagerTooLow,
  errorCode.transactionUnfinished,
])

export function withdrawalNextStep(failure: Failure): WithdrawalNextStep {
  if (isOutcomeUnknown(failure)) return 'repeat'
  const code = failureCode(failure)
  if (code === errorCode.repeatedTooSoon || code === errorCode.tooManyRequests) return 'wait'
  if (code === errorCode.secondFactorNeeded) return 'code'
  return CONDITION_CODES.has(code) ? 'condition' : 'form'
}

const FIELDS = new Map<number, 'amount' | 'provider' | 'account'>([
  [errorCode.amountInvalid, 'amount'],
  [errorCode.dailyLimitExceeded, 'amount'],
  [errorCode.payoutBelowMinimum, 'amount'],
  [errorCode.payoutNotWhole, 'amount'],
  [errorCode.payoutAboveMaximum, 'amount'],
  [errorCode.payoutSystemUnavailable, 'provider'],
  [errorCode.payoutSystemNotUsed, 'provider'],
  [errorCode.phoneInvalid, 'account'],
  [errorCode.emailInvalid, 'account'],
  [errorCode.parametersInvalid, 'account'],
])

/** The field of the form that a rejection belongs to. */
export function withdrawalProblems(failure: Failure | null): Problems {
  if (failure?.kind !== 'rejected') return {}
  const field = FIELDS.get(failure.code)
  return field === undefined ? {} : problemsOf({ [field]: failure.code })
}

/** Whether the list of payment systems may be out of date, so that it is read again. */
export const isSystemRejected = (failure: Failure): boolean => 'provider' in withdrawalProblems(failure)
