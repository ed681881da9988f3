import * as z from 'zod/mini'
import { declareCall, noInput } from '../core/call.ts'
import { list, objectOrNull, optionalPart } from '../core/containers.ts'
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

/** Rows per page of a history. */
export const HISTORY_PAGE = 100

/** Extension: which page of a month to read. Absent or empty for the first, else `next` of the page before. */
const after = z.optional(textOr())
/** Extension: `after` of the next page; `''` where the list ends, or where the back end has no pages. */
const next = textOr()

/** Payments that were done, of the whole month and direction. Sums in rubles. */
const HistoryTotals = z.object({
  payin_count: int(),
  payin_total: number(),
  payout_count: int(),
  payout_total: number(),
})
export type HistoryTotals = z.output<typeof HistoryTotals>

/**
 * The player's payments of a calendar month in Moscow, newest first, by pages. `month`: 0 is the current one. Error 431:
 * a month that is not offered, or an `after` that is not of this month.
 */
export const getPaymentHistory = declareCall({
  ...noInput,
  name: 'getPaymentHistory',
  method: 'GET',
  path: '/v2/payments/history',
  guest: false,
  errors: [errorCode.parametersInvalid],
  query: z.object({ direction: int(), month: int(), after }),
  data: z.object({
    items: list('items', HistoryItem),
    next,
    /** Extension: only on the first page. */
    totals: optionalPart('totals', objectOrNull(HistoryTotals)),
  }),
})
export type PaymentHistory = z.output<typeof getPaymentHistory.data>

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
  /** Extension: number of the round with its seeds, from 0; `null` if it has none. */
  nonce: optionalPart('nonce', intOrNull()),
  /** Extension: own money before the stake and after the last step; `null` while it is open, or if it is not known. */
  balance_before: optionalPart('balance_before', numberOrNull()),
  balance_after: optionalPart('balance_after', numberOrNull()),
})
export type BetItem = z.output<typeof BetItem>

/** A game that was played in a month, and is still offered. */
const PlayedGame = z.object({ slug: text(), name: text() })
export type PlayedGame = z.output<typeof PlayedGame>

/**
 * The player's bets of a calendar month in Moscow, newest first, by pages. `month`: 0 is the current one. Error 431: a
 * month that is not offered, or an `after` that is not of this month.
 */
export const getBetHistory = declareCall({
  ...noInput,
  name: 'getBetHistory',
  method: 'GET',
  path: '/v2/bets/history',
  guest: false,
  errors: [errorCode.parametersInvalid],
  query: z.object({
    month: int(),
    after,
    /** Extension: slug of a game; absent or empty for all. */
    game: z.optional(textOr()),
  }),
  data: z.object({
    items: list('items', BetItem),
    next,
    /** Extension: up to 100 games of the whole month by name, only on the first page; without them there is no filter. */
    games: optionalPart('games', list('games', PlayedGame)),
    /** Extension: sums of the whole month and game, only on the first page. */
    bet_total: optionalPart('bet_total', numberOrNull()),
    win_total: optionalPart('win_total', numberOrNull()),
  }),
})
export type BetHistory = z.output<typeof getBetHistory.data>
