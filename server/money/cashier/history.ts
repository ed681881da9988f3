import { KOPECKS_PER_RUBLE, money } from '#contract/core/constants.ts'
import { moscowMonth } from '#contract/core/moscow-time.ts'
import { errorCode } from '#contract/errors/codes.ts'
import { ALL_DIRECTIONS, PAYIN, PAYOUT, type HistoryItem } from '#contract/money/history.ts'
import { payinSystem } from '#server/content/payment-systems.ts'
import type { Database } from '#server/db/open.ts'
import { Rejection } from '#server/http/rejection.ts'
import { paymentLogo } from '#server/media/urls.ts'
import { advancePayins } from '#server/money/payins/advance.ts'
import type { PayinStage } from '#server/money/payins/stages.ts'

/** 0 in progress, 1 paid, 2 cancelled, 3 declined (`spec §4`). */
const STATUS: Readonly<Record<PayinStage, number>> = {
  open: 0,
  working: 0,
  disputed: 0,
  paid: 1,
  cancelled: 2,
  expired: 2,
  declined: 3,
}

/** What a page of the history selects. */
interface HistorySelection {
  direction: number
  /** Months before the current one. */
  month: number
}

/**
 * Reads a month of the player's payments, newest first. There are no payouts yet.
 * @throws Rejection 431 unknown direction, or a month that is not offered
 */
export async function readHistory(
  db: Database,
  player: number,
  { direction, month }: HistorySelection,
  now: number,
): Promise<HistoryItem[]> {
  const isKnown = [ALL_DIRECTIONS, PAYIN, PAYOUT].includes(direction) && month >= 0 && month < money.historyMonths
  if (!isKnown) throw new Rejection(errorCode.parametersInvalid)
  if (direction === PAYOUT) return []
  await advancePayins(db, player, now)
  const { from, until } = moscowMonth(now, month)
  const rows = await db
    .selectFrom('payins')
    .select(['id', 'ref', 'system', 'kopecks', 'stage', 'card_mask', 'created_at'])
    .where('player_id', '=', player)
    .where('created_at', '>=', new Date(from))
    .where('created_at', '<', new Date(until))
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, ref, system, kopecks, stage, card_mask, created_at }) => {
    const known = payinSystem(system)
    return {
      id,
      created_at: created_at.getTime(),
      direction: PAYIN,
      amount: kopecks / KOPECKS_PER_RUBLE,
      system_logo: known === undefined ? '' : paymentLogo(known.mark),
      wallet: card_mask,
      status: STATUS[stage],
      ref,
    }
  })
}
