import { KOPECKS_PER_RUBLE, money } from '#contract/core/constants.ts'
import type { Language } from '#contract/core/languages.ts'
import { moscowMonth } from '#contract/core/moscow-calendar.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { ALL_DIRECTIONS, PAYIN, PAYOUT, type HistoryItem } from '#contract/money/history.ts'
import { payinSystem, type PaymentSystem } from '#server/content/payment-systems.ts'
import { payoutSystem, type PayoutSystem } from '#server/content/payout-systems.ts'
import type { Database } from '#server/db/open.ts'
import { Rejection } from '#server/http/rejection.ts'
import { paymentLogo } from '#server/media/urls.ts'
import { advancePayments } from '#server/money/advance-payments.ts'
import type { PayinStage } from '#server/money/payins/stages.ts'
import type { PayoutStage } from '#server/money/payouts/stages.ts'

/** The status of a stage in the history, and why. `status`: 0 in progress, 1 paid, 2 cancelled, 3 declined (`spec §4`). */
type HistoryStatus = Pick<HistoryItem, 'status' | 'reason'>

const PAYIN_STATUSES: Readonly<Record<PayinStage, HistoryStatus>> = {
  open: { status: 0, reason: 'unpaid' },
  working: { status: 0, reason: 'checking' },
  disputed: { status: 0, reason: 'disputed' },
  paid: { status: 1, reason: '' },
  cancelled: { status: 2, reason: 'closed' },
  expired: { status: 2, reason: 'expired' },
  declined: { status: 3, reason: 'declined' },
}

const PAYOUT_STATUSES: Readonly<Record<PayoutStage, HistoryStatus>> = {
  held: { status: 0, reason: 'held' },
  sent: { status: 0, reason: 'sent' },
  paid: { status: 1, reason: '' },
  cancelled: { status: 2, reason: 'cancelled' },
  returned: { status: 3, reason: 'returned' },
  refused: { status: 3, reason: 'refused' },
}

/** A player's month. */
export interface HistoryMonth {
  player: number
  /** Months before the current one. */
  month: number
  language: Language
  now: number
}

/** The limits of a month of the history. @throws Rejection 431 a month that is not offered */
export function offeredMonth({ month, now }: HistoryMonth): { from: Date; until: Date } {
  if (month < 0 || month >= money.historyMonths) throw new Rejection(errorCode.parametersInvalid)
  const { from, until } = moscowMonth(now, month)
  return { from: new Date(from), until: new Date(until) }
}

function systemFacts(
  system: PaymentSystem | PayoutSystem | undefined,
  language: Language,
): Pick<HistoryItem, 'system' | 'system_logo'> {
  return { system: system?.title[language] ?? '', system_logo: system === undefined ? '' : paymentLogo(system.mark) }
}

async function readPayins(db: Database, history: HistoryMonth): Promise<HistoryItem[]> {
  const { from, until } = offeredMonth(history)
  const rows = await db
    .selectFrom('payins')
    .select(['id', 'ref', 'system', 'kopecks', 'stage', 'card_mask', 'created_at'])
    .where('player_id', '=', history.player)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, ref, system, kopecks, stage, card_mask, created_at }) => ({
    id,
    created_at: created_at.getTime(),
    direction: PAYIN,
    amount: kopecks / KOPECKS_PER_RUBLE,
    ...systemFacts(payinSystem(system), history.language),
    wallet: card_mask,
    ref,
    ...PAYIN_STATUSES[stage],
  }))
}

/** Reads the payouts of a month. The outcomes of all are no longer news: one may have ended in another month. */
async function readPayouts(db: Database, history: HistoryMonth): Promise<HistoryItem[]> {
  const { from, until } = offeredMonth(history)
  const rows = await db
    .selectFrom('payouts')
    .select(['id', 'ref', 'system', 'kopecks', 'stage', 'account_mask', 'created_at'])
    .where('player_id', '=', history.player)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .orderBy('id', 'desc')
    .execute()
  await db
    .updateTable('payouts')
    .set({ is_news: false })
    .where('player_id', '=', history.player)
    .where('is_news', '=', true)
    .execute()
  return rows.map(({ id, ref, system, kopecks, stage, account_mask, created_at }) => ({
    id,
    created_at: created_at.getTime(),
    direction: PAYOUT,
    amount: kopecks / KOPECKS_PER_RUBLE,
    ...systemFacts(payoutSystem(system), history.language),
    wallet: account_mask,
    ref,
    ...PAYOUT_STATUSES[stage],
  }))
}

/**
 * Reads a month of the player's payments, newest first, and marks the outcomes of its payouts as seen.
 * @throws Rejection 431 unknown direction, or a month that is not offered
 */
export async function readHistory(db: Database, history: HistoryMonth, direction: number): Promise<HistoryItem[]> {
  if (![ALL_DIRECTIONS, PAYIN, PAYOUT].includes(direction)) throw new Rejection(errorCode.parametersInvalid)
  await advancePayments(db, history.player, history.now)
  const payins = direction === PAYOUT ? [] : await readPayins(db, history)
  const payouts = direction === PAYIN ? [] : await readPayouts(db, history)
  return [...payouts, ...payins].toSorted((a, b) => b.created_at - a.created_at)
}

/** How many outcomes of payouts the player has not seen. */
export async function countPayoutNews(db: Database, player: number): Promise<number> {
  const { count } = await db
    .selectFrom('payouts')
    .select((e) => e.fn.countAll<string>().as('count'))
    .where('player_id', '=', player)
    .where('is_news', '=', true)
    .executeTakeFirstOrThrow()
  return Number(count)
}
