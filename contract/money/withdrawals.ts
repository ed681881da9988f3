import * as z from 'zod/mini'
import { declareCall, noData, noInput } from '../core/call.ts'
import { list, optionalPart } from '../core/containers.ts'
import {
  flag,
  flagOrNull,
  instant,
  instantOrNull,
  int,
  intOrNull,
  maskedAccount,
  number,
  numberOr,
  numberOrNull,
  strictWord,
  text,
  textOr,
} from '../core/reader.ts'
import { errorCode } from '../errors/codes.ts'
import { payoutCancelErrors, withdrawalErrors } from '../errors/groups.ts'

/**
 * Requests a withdrawal. `amount` is in rubles. `saved`: the account is the remembered one, as `PaymentMethod.wallet`
 * has it. The refusal is the first unmet condition of `getWithdrawalCheck`, or a problem of the fields; 403, 402 and 405
 * have numbers in their data (`rejection-help.ts`).
 */
export const makeTransfer = declareCall({
  ...noInput,
  name: 'makeTransfer',
  method: 'POST',
  path: '/payout/:provider/make-transfer',
  guest: false,
  errors: withdrawalErrors,
  idempotent: true,
  params: z.object({ provider: text() }),
  body: z.object({
    psp: text(),
    amount: z.number(),
    type: strictWord(['payout']),
    params: z.object({
      account: textOr(),
      holder: z.optional(textOr()),
      bank: z.optional(textOr()),
      saved: z.optional(flag()),
    }),
  }),
  data: noData,
})

/** Banks that a provider can pay to. */
export const getSbpBanks = declareCall({
  ...noInput,
  name: 'getSbpBanks',
  method: 'GET',
  path: '/payout/:provider/sbp-banks',
  guest: false,
  errors: [errorCode.payoutSystemUnavailable],
  params: z.object({ provider: text() }),
  query: z.object({ method: textOr() }),
  data: z.object({ items: list('items', z.object({ id: text(), bank_name: text() })) }),
})

/** `name` of a remembered account. */
export const REMEMBERED_ACCOUNT = 'account'

/** Remembers the account of a provider, a card only as its mask. An empty value forgets it. */
export const rememberWallet = declareCall({
  ...noInput,
  name: 'rememberWallet',
  method: 'POST',
  path: '/payout/:provider/remember-wallet',
  guest: false,
  exclusive: true,
  errors: [errorCode.payoutSystemUnavailable, errorCode.parametersInvalid],
  params: z.object({ provider: text() }),
  body: z.object({ name: text(), value: textOr() }),
  data: noData,
})

/** A payout that has not ended. Amount in rubles; `wallet` is a mask; `status` is read by `historyPhase`. */
export const Payout = z.object({
  id: int(),
  created_at: instant(),
  amount: number(),
  system: textOr(),
  system_logo: textOr(),
  wallet: maskedAccount(),
  status: optionalPart('status', intOrNull()),
  can_cancel: flag(),
  /** Extension: the reference of the payment, for its timeline. */
  ref: textOr(),
  /** Extension: when it is or was sent to the bank, and can no longer be cancelled. */
  sent_at: optionalPart('sent_at', instantOrNull()),
})
export type Payout = z.output<typeof Payout>

/** The player's open payouts, newest first. */
export const getPayouts = declareCall({
  ...noInput,
  name: 'getPayouts',
  method: 'GET',
  path: '/v2/payouts',
  guest: false,
  data: z.object({ items: list('items', Payout) }),
})

/** Cancels an open payout; repeating it changes nothing. 19: already sent. */
export const cancelPayout = declareCall({
  ...noInput,
  name: 'cancelPayout',
  method: 'DELETE',
  path: '/v2/payouts/:id',
  guest: false,
  exclusive: true,
  errors: payoutCancelErrors,
  params: z.object({ id: int() }),
  data: noData,
})

/**
 * A condition of a withdrawal, named by the error code that a request gets while it is not met. `have` of `need` rubles:
 * stakes of 405, withdrawn today of 402, withdrawn in total of 55.
 */
export const WithdrawalCondition = z.object({
  code: int(),
  met: flag(),
  have: optionalPart('have', numberOrNull()),
  need: optionalPart('need', numberOrNull()),
  /** When it is met by itself. */
  until: optionalPart('until', instantOrNull()),
})
export type WithdrawalCondition = z.output<typeof WithdrawalCondition>

/** Extension: whether the player can withdraw, and why not. 1 or HTTP 404: the back end lacks it. Money in rubles. */
export const getWithdrawalCheck = declareCall({
  ...noInput,
  name: 'getWithdrawalCheck',
  method: 'GET',
  path: '/v2/play/withdrawal-check',
  guest: false,
  data: z.object({
    /** All conditions are met; `null` if the back end does not say. */
    can: flagOrNull(),
    own: numberOr(0),
    /** What can still be requested today, and the daily limit. */
    left_today: optionalPart('left_today', numberOrNull()),
    limit_today: optionalPart('limit_today', numberOrNull()),
    reasons: list('reasons', WithdrawalCondition),
  }),
})
export type WithdrawalCheck = z.output<typeof getWithdrawalCheck.data>
