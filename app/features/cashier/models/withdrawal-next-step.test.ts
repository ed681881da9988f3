import { describe, expect, it } from 'vitest'
import { errorCode } from '#contract/errors/codes.ts'
import { makeTransfer } from '#contract/money/withdrawals.ts'
import { noResponse, rejected } from '#app/testing/failures.ts'
import { isSystemRejected, withdrawalNextStep, withdrawalProblems } from './withdrawal-next-step.ts'

/** Where each error of the call is shown; common errors are alerts of the form. */
const PLACES: Readonly<Record<number, string>> = {
  [errorCode.timedOut]: 'repeat',
  [errorCode.internalError]: 'repeat',
  [errorCode.locked]: 'repeat',
  [errorCode.verificationRequired]: 'condition',
  [errorCode.profileRequired]: 'condition',
  [errorCode.transactionUnfinished]: 'condition',
  [errorCode.wagerTooLow]: 'condition',
  [errorCode.activeBonusBlocks]: 'condition',
  [errorCode.freeSpinsBlock]: 'condition',
  [errorCode.secondFactorNeeded]: 'code',
  [errorCode.repeatedTooSoon]: 'wait',
  [errorCode.tooManyRequests]: 'wait',
  [errorCode.phoneInvalid]: 'account',
  [errorCode.emailInvalid]: 'account',
  [errorCode.parametersInvalid]: 'account',
  [errorCode.amountInvalid]: 'amount',
  [errorCode.dailyLimitExceeded]: 'amount',
  [errorCode.payoutBelowMinimum]: 'amount',
  [errorCode.payoutNotWhole]: 'amount',
  [errorCode.payoutAboveMaximum]: 'amount',
  [errorCode.payoutSystemUnavailable]: 'provider',
  [errorCode.payoutSystemNotUsed]: 'provider',
}

describe('a failed withdrawal', () => {
  it.each(makeTransfer.errors)('with code %i has its place', (code) => {
    const failure = rejected(code)
    const [field] = Object.keys(withdrawalProblems(failure))
    expect(field ?? withdrawalNextStep(failure)).toBe(PLACES[code] ?? 'form')
    expect(isSystemRejected(failure)).toBe(field === 'provider')
  })

  it.each([noResponse, { kind: 'malformed', call: 'makeTransfer', path: 'data', reason: 'type' } as const])(
    'without a known outcome can be repeated: %#',
    (failure) => {
      expect([withdrawalNextStep(failure), withdrawalProblems(failure)]).toEqual(['repeat', {}])
    },
  )
})
