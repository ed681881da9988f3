import type { Language } from '#contract/core/languages.ts'
import type { Payment } from '#contract/money/payments.ts'
import { ALL_FLOWS } from '#server/content/payment-system-types.ts'
import type { Payments } from '#server/money/providers/provider.ts'
import { advancePayouts } from '#server/money/payouts/advance.ts'
import { payoutPayment } from '#server/money/payouts/payout-details.ts'
import { cancelPayin } from '#server/money/payins/cancel-payin.ts'
import { REF_LENGTH } from '#server/money/payins/create-payin.ts'
import { readOwnPayin, type OwnPayin } from '#server/money/payins/own-payin.ts'
import { paymentOf } from '#server/money/payins/payment-details.ts'

/**
 * Reads a payment of the player by its reference, or a deposit by its number.
 * @throws Rejection 18 not found, or another player's
 */
export async function readPayment(
  payments: Payments,
  player: number,
  ref: string,
  { language, now }: { language: Language; now: number },
): Promise<Payment> {
  const { db } = payments
  await advancePayouts(payments, player, now)
  const payout = await db
    .selectFrom('payouts')
    .selectAll()
    .where('ref', '=', ref)
    .where('player_id', '=', player)
    .executeTakeFirst()
  if (payout !== undefined) return payoutPayment(db, payout, language)
  return paymentOf(db, await readDeposit(payments, player, ref, now), { language, now })
}

function readDeposit(payments: Payments, player: number, ref: string, now: number): Promise<OwnPayin> {
  const key = /^\d+$/u.test(ref) && ref.length < REF_LENGTH ? { id: ref } : { ref }
  return readOwnPayin(payments, player, key, ALL_FLOWS, now)
}

/**
 * Cancels an unpaid deposit of the player, by its reference or number.
 * @throws Rejection 18 not found, or another player's; 19 ended otherwise; 21 its money is on the way
 */
export async function cancelPayment(payments: Payments, player: number, ref: string, now: number): Promise<void> {
  await cancelPayin(payments, await readDeposit(payments, player, ref, now), now)
}
