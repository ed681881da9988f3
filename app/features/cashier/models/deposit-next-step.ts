import { errorCode } from '#contract/errors/codes.ts'
import type { Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'

/**
 * What the player can do after a failed deposit. `amount`: correct it; `unpaid`: continue the open request; `contact`:
 * confirm it in the profile; `wait`: press again later; `method`: retry or choose another one; `check`: repeat the
 * request, its outcome is unknown; `break`: nothing, deposits are closed.
 */
export type DepositNextStep = 'amount' | 'break' | 'unpaid' | 'contact' | 'support' | 'wait' | 'method' | 'check'

const STEPS = new Map<number, DepositNextStep>([
  [errorCode.depositTooSmall, 'amount'],
  [errorCode.depositBelowMinimum, 'amount'],
  [errorCode.depositNotWhole, 'amount'],
  [errorCode.depositAboveMaximum, 'amount'],
  [errorCode.limitReached, 'amount'],
  [errorCode.selfExcluded, 'break'],
  [errorCode.onTimeout, 'break'],
  [errorCode.unpaidRequestExists, 'unpaid'],
  [errorCode.phoneConfirmationRequired, 'contact'],
  [errorCode.emailConfirmationRequired, 'contact'],
  [errorCode.contactRequired, 'contact'],
  [errorCode.tooManyRequests, 'wait'],
  [errorCode.noMethods, 'support'],
  [errorCode.contactSupport, 'support'],
  [errorCode.accountBlocked, 'support'],
])

/** The next step after a failure. Any other rejection belongs to the method. */
export function depositNextStep(failure: Failure): DepositNextStep {
  if (isOutcomeUnknown(failure)) return 'check'
  return (failure.kind === 'rejected' ? STEPS.get(failure.code) : undefined) ?? 'method'
}

/** Whether the list of payment systems may be out of date, so that it is read again. */
export const isListOutdated = (step: DepositNextStep): boolean => step === 'method' || step === 'amount'
