import { errorCode } from '#contract/errors/codes.ts'
import type { InvoiceAction } from '#contract/money/invoices.ts'
import type { Database } from '#server/db/open.ts'
import { Rejection } from '#server/http/rejection.ts'
import { cancelPayin } from './cancel-payin.ts'
import { readOwnPayin, type OwnPayin } from './own-payin.ts'
import { addStep, lockPayin } from './provider-events.ts'
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
  if (action === 'cancel') await cancelPayin(db, found, now)
  else await claim(db, found, now)
  return readOwnPayin(db, player, { id }, ['invoice'], now)
}

async function claim(db: Database, { payin: found }: OwnPayin, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const payin = await lockPayin(transaction, found)
    if (payin.claimed_at !== null) return
    if (payin.stage !== 'open') throw new Rejection(errorCode.alreadyFinal)
    const decidedAt = transferDecidedAt(payin.outcome, now, payin.expires_at.getTime())
    await transaction
      .updateTable('payins')
      .where('id', '=', payin.id)
      .set({ claimed_at: new Date(now), provider_acts_at: decidedAt === null ? null : new Date(decidedAt) })
      .execute()
    await addStep(transaction, payin.id, 'claimed', now)
  })
}
