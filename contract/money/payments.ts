import * as z from 'zod/mini'
import { declareCall, noData, noInput } from '../core/call.ts'
import { list, optionalPart } from '../core/containers.ts'
import {
  flag,
  instant,
  instantOrNull,
  intOrNull,
  maskedAccount,
  number,
  numberOr,
  numberOrNull,
  strictWord,
  text,
  textOr,
  word,
} from '../core/reader.ts'
import { errorCode } from '../errors/codes.ts'
import { paymentCancelErrors } from '../errors/groups.ts'
import { isFinalPhase, PAYMENT_PHASES } from './money-status.ts'

/**
 * Steps of a payment's timeline. `claimed`: the player reports a transfer as made; `submitted`: a card was submitted;
 * `disputed`: money that a person has to decide about. A step that this list lacks is `other` and shows its note.
 */
export const PAYMENT_STEPS = [
  'created',
  'detailsFound',
  'claimed',
  'submitted',
  'sent',
  'credited',
  'declined',
  'cancelled',
  'expired',
  'disputed',
  'returned',
  'other',
] as const
export type PaymentStep = (typeof PAYMENT_STEPS)[number]

/** Who has to act next; `""` when the payment has ended. */
export const AWAITED = ['player', 'provider', 'house', ''] as const
export type Awaited = (typeof AWAITED)[number]

/** A deposit (`in`) or withdrawal (`out`) with its timeline. Money in `currency`; `account` is a mask. */
export const Payment = z.object({
  direction: strictWord(['in', 'out']),
  amount: number(),
  fee: numberOr(0),
  currency: textOr('RUB'),
  system: textOr(),
  account: maskedAccount(),
  /** The number that support asks for. */
  number: textOr(),
  state: word(PAYMENT_PHASES, 'unknown'),
  steps: list('steps', z.object({ step: word(PAYMENT_STEPS, 'other'), at: instant(), note: textOr() })),
  /** When the next step is promised. */
  promised_at: optionalPart('promised_at', instantOrNull()),
  awaited: word(AWAITED, ''),
  /** The balance after the payment was credited or paid; `null` before. */
  balance_after: optionalPart('balance_after', numberOrNull()),
  /** The available bonus that a credited deposit has earned, by its id; `null` for none. */
  bonus_id: optionalPart('bonus_id', intOrNull()),
  /** Whether `cancelPayment` can end it: the deposit is unpaid. */
  can_cancel: optionalPart('can_cancel', flag()),
  /** The page of an unfinished deposit, untrusted; `''` if there is none. */
  page: textOr(),
})
export type Payment = z.output<typeof Payment>

/** Where a withdrawal stands. `held`: not sent yet; `returned` by the bank; `refused` by the house. */
export type WithdrawalStage = 'held' | 'sent' | 'paid' | 'returned' | 'refused' | 'cancelled' | 'unknown'

/** The stage of a withdrawal. Only the state ends one; the last step says how. */
export function withdrawalStage({ state, steps }: Pick<Payment, 'state' | 'steps'>): WithdrawalStage {
  const last = steps.at(-1)?.step
  if (state === 'paid' || state === 'cancelled' || state === 'unknown') return state
  if (isFinalPhase(state)) return last === 'returned' ? 'returned' : 'refused'
  return last === 'sent' ? 'sent' : 'held'
}

/** Extension: a payment by its reference, for the timeline and the receipt. 1 or HTTP 404: the back end lacks it. */
export const getPayment = declareCall({
  ...noInput,
  name: 'getPayment',
  method: 'GET',
  path: '/v2/play/payments/:ref',
  guest: false,
  errors: [errorCode.notFound],
  params: z.object({ ref: text() }),
  data: Payment,
})

/**
 * Extension: cancels an unpaid deposit; repeating it changes nothing. 19: it has ended otherwise, 21: its
 * money is on the way. `can_cancel` of the payment says beforehand whether it is possible.
 */
export const cancelPayment = declareCall({
  ...noInput,
  name: 'cancelPayment',
  method: 'DELETE',
  path: '/v2/play/payments/:ref',
  guest: false,
  exclusive: true,
  errors: paymentCancelErrors,
  params: z.object({ ref: text() }),
  data: noData,
})
