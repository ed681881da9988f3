import * as z from 'zod/mini'
import { declareCall, noInput } from '../core/call.ts'
import { list, optionalPart } from '../core/containers.ts'
import {
  flag,
  instant,
  int,
  intOrNull,
  maskedAccount,
  number,
  numberOr,
  numberOrNull,
  text,
  textOr,
  word,
} from '../core/reader.ts'
import { errorCode } from '../errors/codes.ts'

/** Directions of a payment: 0 payout, 1 deposit (`spec §4`). */
export const PAYOUT = 0
export const PAYIN = 1
/** Selects both directions. */
export const ALL_DIRECTIONS = -1

/**
 * Why a payment is not done. Deposits: `unpaid` the player has to pay, `checking` the bank decides, `disputed` a person
 * decides, `closed` the player gave it up, `expired` not paid in time, `declined` by the bank. Payouts: `held` not sent
 * yet, `sent` the bank has it, `cancelled` by the player, `returned` by the bank, `refused` by the house.
 */
export const HISTORY_REASONS = [
  'unpaid',
  'checking',
  'disputed',
  'closed',
  'expired',
  'declined',
  'held',
  'sent',
  'cancelled',
  'returned',
  'refused',
] as const
export type HistoryReason = (typeof HISTORY_REASONS)[number]

/** A row of the history. Amount in rubles; `status` is read by `historyPhase`. */
export const HistoryItem = z.object({
  id: int(),
  created_at: instant(),
  direction: int(),
  amount: number(),
  system_logo: textOr(),
  /** The account, a card only as its mask. */
  wallet: maskedAccount(),
  status: optionalPart('status', intOrNull()),
  /** Extension: the reference of the payment, for its timeline and receipt. */
  ref: textOr(),
  /** Extension: name of the payment system. */
  system: textOr(),
  /** Extension: `''` for a payment that is done, and where the back end does not say. */
  reason: word([...HISTORY_REASONS, ''], ''),
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

/** A round of a game. Money in rubles. */
export const BetItem = z.object({
  id: text(),
  created_at: instant(),
  /** Name of the game; `''` if it is no longer offered. */
  game: textOr(),
  /** Its page; `''` if it is no longer offered. */
  slug: textOr(),
  bet: number(),
  /** 0 until the round is over, except for a jackpot that was won with the bet. */
  win: numberOr(0),
  /** Extension: the round is not over, its stake is already taken. */
  is_open: flag(),
})
export type BetItem = z.output<typeof BetItem>

/** The player's bets of a calendar month in Moscow, newest first. `month`: 0 is the current one. */
export const getBetHistory = declareCall({
  ...noInput,
  name: 'getBetHistory',
  method: 'GET',
  path: '/v2/bets/history',
  guest: false,
  errors: [errorCode.parametersInvalid],
  query: z.object({ month: int() }),
  data: z.object({
    items: list('items', BetItem),
    /** Extension: the month has more bets than the list. */
    has_more: flag(),
    /** Extension: sums of the whole month. */
    bet_total: optionalPart('bet_total', numberOrNull()),
    win_total: optionalPart('win_total', numberOrNull()),
  }),
})
export type BetHistory = z.output<typeof getBetHistory.data>
