import { sql, type Selectable, type Transaction } from 'kysely'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { notify } from '#server/accounts/profile/notifications.ts'
import { payoutNews } from '#server/content/payments.ts'
import type { Schema } from '#server/db/schema.ts'
import { counters } from '#server/measures.ts'
import { makeTransfer } from '#server/money/ledger.ts'
import { STEP_OF_STAGE, type PayoutStage, type PayoutStep } from './stages.ts'

export type Payout = Selectable<Schema['payouts']>

/** Locks the player's row, as everything that moves money does first, and reads the withdrawal after that. */
export async function lockPayout(
  transaction: Transaction<Schema>,
  { id, player_id }: Pick<Payout, 'id' | 'player_id'>,
): Promise<Payout> {
  await lockPlayerRow(transaction, player_id)
  return transaction.selectFrom('payouts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Adds a line to the timeline. It is never before the last one, even if the clock was set back. */
export async function addPayoutStep(
  transaction: Transaction<Schema>,
  payout: number,
  step: PayoutStep,
  at: number,
): Promise<void> {
  await transaction
    .insertInto('payout_steps')
    .values({
      payout_id: payout,
      step,
      made_at: sql`greatest(${new Date(at)}, (select max(made_at) from payout_steps where payout_id = ${payout}))`,
    })
    .execute()
}

/** A withdrawal ends once, because the transfer that ends its hold has one name. */
async function endHold(
  transaction: Transaction<Schema>,
  { id, player_id, kopecks }: Payout,
  destination: 'own' | 'clearing',
  now: number,
): Promise<void> {
  await makeTransfer(transaction, {
    ref: `payout:${id}:end`,
    kind: destination === 'own' ? 'payoutReturned' : 'payout',
    player: player_id,
    now,
    postings: [{ source: 'held', destination, kopecks }],
  })
}

/**
 * Moves a withdrawal to another stage and its money with it; the caller has locked it. What the player has not done is
 * news. `actsAt`: when it moves on by itself.
 */
export async function enterPayoutStage(
  transaction: Transaction<Schema>,
  payout: Payout,
  stage: Exclude<PayoutStage, 'held'>,
  at: number,
  actsAt: number | null = null,
): Promise<void> {
  const isNews = stage === 'paid' || stage === 'returned' || stage === 'refused'
  await transaction
    .updateTable('payouts')
    .set({ stage, acts_at: actsAt === null ? null : new Date(actsAt), ...(isNews ? { is_news: true } : {}) })
    .where('id', '=', payout.id)
    .execute()
  await addPayoutStep(transaction, payout.id, STEP_OF_STAGE[stage], at)
  counters.payments.inc({ direction: 'payout', provider: payout.provider, stage })
  if (stage === 'sent') return
  await endHold(transaction, payout, stage === 'paid' ? 'clearing' : 'own', at)
  if (isNews) await notify(transaction, payout.player_id, payoutNews(stage, payout.kopecks), at)
}
