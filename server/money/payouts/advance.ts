import { namesOnRead, providerOf, type PaymentProvider, type Payments } from '#server/money/providers/provider.ts'
import { applyPayoutEvent } from './payout-events.ts'
import { enterPayoutStage, lockPayout, type Payout } from './payout-stages.ts'

/** The house sends or refuses a withdrawal. It is stored as sent before the provider is asked to pay it out. */
async function send({ db }: Payments, provider: PaymentProvider, asked: Payout, at: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const payout = await lockPayout(transaction, asked)
    if (payout.stage !== 'held' || payout.acts_at === null) return
    if (provider.passesReview(payout))
      await enterPayoutStage(transaction, payout, 'sent', at, provider.answersAt(payout, at))
    else await enterPayoutStage(transaction, payout, 'refused', at)
  })
}

/** The provider pays out, or says what has become of it. */
async function payOut({ db }: Payments, provider: PaymentProvider, asked: Payout, at: number): Promise<void> {
  const { events, nextAt } = await provider.payOut(asked, at)
  await db.transaction().execute(async (transaction) => {
    const payout = await lockPayout(transaction, asked)
    if (payout.stage !== 'sent' || payout.acts_at?.getTime() !== asked.acts_at?.getTime()) return
    await transaction
      .updateTable('payouts')
      .set({ acts_at: nextAt === null ? null : new Date(nextAt) })
      .where('id', '=', payout.id)
      .execute()
    for (const event of events) await applyPayoutEvent(transaction, await lockPayout(transaction, payout), event)
  })
}

/** Lets the house or the provider act on a withdrawal that is due. `at`: when it happens. */
export async function advancePayout(payments: Payments, payout: Payout, at: number): Promise<void> {
  const provider = providerOf(payments, payout)
  if (provider === undefined) return
  await (payout.stage === 'held' ? send : payOut)(payments, provider, payout, at)
}

/** The withdrawals on which the house or a provider acts on a read (`payouts_due`). */
const selectPending = (payments: Payments, player: number) =>
  payments.db
    .selectFrom('payouts')
    .where('player_id', '=', player)
    .where('acts_at', 'is not', null)
    .where((e) => e.or(namesOnRead(payments).map((name) => e('provider', '=', name))))

const nextDue = (payments: Payments, player: number, now: number) =>
  selectPending(payments, player)
    .selectAll()
    .where('acts_at', '<=', new Date(now))
    .orderBy('acts_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Selects when `advancePayouts` has something to do. */
export const payoutDueAt = (payments: Payments, player: number) =>
  selectPending(payments, player).select(({ fn }) => fn.min('acts_at').as('at'))

/**
 * Lets the house, and the providers that need no network, act on a player's withdrawals up to `now`. Call it before any
 * read of them or of the player's money. Each act is a transaction of its own that holds the player's row.
 */
export async function advancePayouts(payments: Payments, player: number, now: number): Promise<void> {
  for (let due = await nextDue(payments, player, now); due !== undefined; due = await nextDue(payments, player, now))
    await advancePayout(payments, due, due.acts_at?.getTime() ?? now)
}
