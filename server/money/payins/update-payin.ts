import { errorCode } from '#contract/errors/codes.ts'
import type { InvoiceAction } from '#contract/money/invoices.ts'
import type { Database } from '#server/db/open.ts'
import { Rejection } from '#server/http/rejection.ts'
import { readOwnPayin, type OwnPayin } from './own-payin.ts'
import { addStep, enterStage, lockPayin } from './provider-events.ts'
import { transferDecidedAt } from './sandbox-provider.ts'

/**
 * Reports a transfer as made, which moves no money and lets the sandbox provider look for it, or cancels the deposit.
 * Repeating either changes nothing.
 * @throws Rejection 18 not found, 19 ended otherwise, 21 reported as made
 */
export async function updatePayin(
  db: Database,
  player: number,
  { id, action }: { id: string; action: InvoiceAction },
  now: number,
): Promise<OwnPayin> {
  const found = await readOwnPayin(db, player, { id }, ['invoice'], now)
  await db.transaction().execute(async (transaction) => {
    const payin = await lockPayin(transaction, found.payin)
    if (action === 'cancel' ? payin.stage === 'cancelled' : payin.claimed_at !== null) return
    if (payin.stage !== 'open') throw new Rejection(errorCode.alreadyFinal)
    // The money is on its way.
    if (action === 'cancel' && payin.claimed_at !== null) throw new Rejection(errorCode.cancelFailed)
    const changes = transaction.updateTable('payins').where('id', '=', payin.id)
    if (action === 'cancel') {
      await changes.set({ provider_acts_at: null }).execute()
      await enterStage(transaction, payin, 'cancelled', now)
      return
    }
    const decidedAt = transferDecidedAt(payin.outcome, now, payin.expires_at.getTime())
    await changes
      .set({ claimed_at: new Date(now), provider_acts_at: decidedAt === null ? null : new Date(decidedAt) })
      .execute()
    await addStep(transaction, payin.id, 'claimed', now)
  })
  return readOwnPayin(db, player, { id }, ['invoice'], now)
}
