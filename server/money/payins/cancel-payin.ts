import { errorCode } from '#contract/errors/codes.ts'
import { providerOf, type Payments } from '#server/money/providers/provider.ts'
import { Rejection } from '#server/http/rejection.ts'
import type { OwnPayin } from './own-payin.ts'
import { enterStage, lockPayin, type Payin } from './provider-events.ts'

/** Whether the deposit is unpaid: it is not reported as made, and no bank decides about a card of it. */
export const canCancel = ({
  stage,
  claimed_at,
  submitted_at,
  awaits_bank_page,
}: Pick<Payin, 'stage' | 'claimed_at' | 'submitted_at' | 'awaits_bank_page'>): boolean =>
  stage === 'open' ? claimed_at === null && submitted_at === null : stage === 'working' && awaits_bank_page

/**
 * Cancels an unpaid deposit; a payment that arrives later waits for a person. Repeating it changes nothing.
 * @throws Rejection 19 ended otherwise, 21 its money is on the way
 */
export async function cancelPayin(
  payments: Payments,
  { payin: found }: Pick<OwnPayin, 'payin'>,
  now: number,
): Promise<void> {
  const provider = providerOf(payments, found)
  if (canCancel(found) && provider !== undefined && !(await provider.cancel(found, now)))
    throw new Rejection(errorCode.cancelFailed)
  await payments.db.transaction().execute(async (transaction) => {
    const payin = await lockPayin(transaction, found)
    if (payin.stage === 'cancelled') return
    if (!canCancel(payin)) {
      const isOnItsWay = payin.stage === 'open' || payin.stage === 'working'
      throw new Rejection(isOnItsWay ? errorCode.cancelFailed : errorCode.alreadyFinal)
    }
    await transaction
      .updateTable('payins')
      .set({ provider_acts_at: null, awaits_bank_page: false })
      .where('id', '=', payin.id)
      .execute()
    await enterStage(transaction, payin, 'cancelled', now)
  })
}
