import * as z from 'zod/mini'
import { declareCall, noInput } from '../core/call.ts'
import { list, optionalPart } from '../core/containers.ts'
import { instant, int, intOrNull, number, textOr } from '../core/reader.ts'
import { errorCode } from '../errors/codes.ts'

/** Directions of a payment: 0 payout, 1 deposit (`spec §4`). */
export const PAYOUT = 0
export const PAYIN = 1
/** Selects both directions. */
export const ALL_DIRECTIONS = -1

/** A row of the history. Amount in rubles; `status` is read by `historyPhase`. */
export const HistoryItem = z.object({
  id: int(),
  created_at: instant(),
  direction: int(),
  amount: number(),
  system_logo: textOr(),
  /** The account, a card only as its mask. */
  wallet: textOr(),
  status: optionalPart('status', intOrNull()),
  /** Extension: the reference of the payment, for its timeline and receipt. */
  ref: textOr(),
})
export type HistoryItem = z.output<typeof HistoryItem>

/** The player's payments of a calendar month in Moscow, newest first. `month`: 0 is the current one. */
export const getPaymentHistory = declareCall({
  ...noInput,
  name: 'getPaymentHistory',
  method: 'GET',
  path: '/v2/payments/history',
  guest: false,
  errors: [errorCode.parametersInvalid],
  query: z.object({ direction: int(), month: int() }),
  data: z.object({ items: list('items', HistoryItem) }),
})
