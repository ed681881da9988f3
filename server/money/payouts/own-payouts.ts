import { sql } from 'kysely'
import { KOPECKS_PER_RUBLE, money } from '#contract/core/constants.ts'
import type { Language } from '#contract/core/languages.ts'
import { errorCode } from '#contract/errors/codes.ts'
import type { Payout as WirePayout } from '#contract/money/withdrawals.ts'
import { payoutSystem } from '#server/content/payment-systems.ts'
import type { Database } from '#server/db/open.ts'
import { rowId } from '#server/db/row-id.ts'
import { Rejection } from '#server/http/rejection.ts'
import { paymentLogo } from '#server/media/urls.ts'
import type { Payments } from '#server/money/providers/provider.ts'
import { advancePayouts } from './advance.ts'
import { enterPayoutStage, lockPayout } from './payout-stages.ts'
import { OPEN_STAGES, type PayoutStage } from './stages.ts'

/** Epoch milliseconds of the oldest withdrawal of all players that has not ended; `null` without any. */
export async function oldestOpenPayout(db: Database): Promise<number | null> {
  const { oldest } = await db
    .selectFrom('payouts')
    .select(({ fn }) => fn.min<Date | null>('created_at').as('oldest'))
    // Literals, because a prepared statement has no values when it is planned, and the index is of these stages.
    .where('stage', 'in', sql<PayoutStage>`(${sql.join(OPEN_STAGES.map((stage) => sql.lit(stage)))})`)
    .executeTakeFirstOrThrow()
  return oldest?.getTime() ?? null
}

/** `status` of a payout in progress. */
const IN_PROGRESS = 0

/** Reads the player's withdrawals that have not ended, newest first. */
export async function readOpenPayouts(
  payments: Payments,
  player: number,
  language: Language,
  now: number,
): Promise<WirePayout[]> {
  await advancePayouts(payments, player, now)
  const rows = await payments.db
    .selectFrom('payouts')
    .leftJoin('payout_steps as sent', (join) =>
      join.onRef('sent.payout_id', '=', 'payouts.id').on('sent.step', '=', 'sent'),
    )
    .selectAll('payouts')
    .select('sent.made_at as sent_at')
    .where('player_id', '=', player)
    .where('stage', 'in', OPEN_STAGES)
    .orderBy('payouts.id', 'desc')
    .limit(money.payoutsShown)
    .execute()
  return rows.map(({ id, ref, system, kopecks, account_mask, stage, acts_at, created_at, sent_at }) => {
    const known = payoutSystem(system)
    const isHeld = stage === 'held'
    return {
      id,
      created_at: created_at.getTime(),
      amount: kopecks / KOPECKS_PER_RUBLE,
      system: known?.title[language] ?? '',
      system_logo: known === undefined ? '' : paymentLogo(known.mark),
      wallet: account_mask,
      status: IN_PROGRESS,
      can_cancel: isHeld,
      ref,
      sent_at: (isHeld ? acts_at : sent_at)?.getTime() ?? null,
    }
  })
}

/**
 * Cancels a withdrawal that was not sent; its money returns to the balance. Repeating it changes nothing.
 * @throws Rejection 18 not found, 19 sent or ended otherwise
 */
export async function cancelOwnPayout(payments: Payments, player: number, id: number, now: number): Promise<void> {
  const { db } = payments
  await advancePayouts(payments, player, now)
  const found = await db
    .selectFrom('payouts')
    .select(['id', 'player_id'])
    .where('id', '=', rowId(id))
    .where('player_id', '=', player)
    .executeTakeFirst()
  if (found === undefined) throw new Rejection(errorCode.notFound)
  await db.transaction().execute(async (transaction) => {
    const payout = await lockPayout(transaction, found)
    if (payout.stage === 'cancelled') return
    if (payout.stage !== 'held') throw new Rejection(errorCode.alreadyFinal)
    await enterPayoutStage(transaction, payout, 'cancelled', now)
  })
}
