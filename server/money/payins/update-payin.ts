import { errorCode } from '#contract/errors/codes.ts'
import type { InvoiceAction } from '#contract/money/invoices.ts'
import { Rejection } from '#server/http/rejection.ts'
import { providerOf, type Payments } from '#server/money/providers/provider.ts'
import { cancelPayin } from './cancel-payin.ts'
import { readOwnPayin, type OwnPayin } from './own-payin.ts'
import { addStep, lockPayin } from './provider-events.ts'

/**
 * Reports a transfer as made, which moves no money and lets the provider look for it, or cancels the deposit.
 * Repeating either changes nothing.
 * @throws Rejection 18 not found, 19 ended otherwise, 21 reported as made
 */
export async function updatePayin(
  payments: Payments,
  player: number,
  { id, action }: { id: string; action: InvoiceAction },
  now: number,
): Promise<OwnPayin> {
  const found = await readOwnPayin(payments, player, { id }, ['invoice'], now)
  if (action === 'cancel') await cancelPayin(payments, found, now)
  else await claim(payments, found, now)
  return readOwnPayin(payments, player, { id }, ['invoice'], now)
}

async function claim(payments: Payments, { payin: found }: OwnPayin, now: number): Promise<void> {
  const provider = providerOf(payments, found)
  const isOpen = found.stage === 'open' && found.claimed_at === null
  const nextAt = isOpen && provider !== undefined ? await provider.confirm(found, now) : null
  await payments.db.transaction().execute(async (transaction) => {
    const payin = await lockPayin(transaction, found)
    if (payin.claimed_at !== null) return
    if (payin.stage !== 'open') throw new Rejection(errorCode.alreadyFinal)
    await transaction
      .updateTable('payins')
      .where('id', '=', payin.id)
      .set({ claimed_at: new Date(now), provider_acts_at: nextAt === null ? null : new Date(nextAt) })
      .execute()
    await addStep(transaction, payin.id, 'claimed', now)
  })
}
