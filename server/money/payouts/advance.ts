import type { Transaction } from 'kysely'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { enterPayoutStage, type Payout } from './payout-stages.ts'
import { bankAnswersAfter } from './sandbox-payouts.ts'

/** What is due: the house sends or refuses a held withdrawal, the bank pays or returns a sent one. */
async function actOnce(transaction: Transaction<Schema>, payout: Payout, at: number): Promise<void> {
  if (payout.stage === 'sent') {
    await enterPayoutStage(transaction, payout, payout.outcome === 'returned' ? 'returned' : 'paid', at)
  } else if (payout.outcome === 'refused') await enterPayoutStage(transaction, payout, 'refused', at)
  else await enterPayoutStage(transaction, payout, 'sent', at, at + bankAnswersAfter(payout.outcome))
}

const nextDue = (db: Database, player: number, now: number) =>
  db
    .selectFrom('payouts')
    .selectAll()
    .where('player_id', '=', player)
    .where('acts_at', '<=', new Date(now))
    .orderBy('acts_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/**
 * Lets the house and the bank act on a player's withdrawals up to `now`. Call it before any read of them or of the
 * player's money. Each act is a transaction of its own that holds the player's row.
 */
export async function advancePayouts(db: Database, player: number, now: number): Promise<void> {
  while ((await nextDue(db, player, now)) !== undefined) {
    await db.transaction().execute(async (transaction) => {
      await lockPlayerRow(transaction, player)
      const due = await nextDue(transaction, player, now)
      if (due?.acts_at !== null && due?.acts_at !== undefined) await actOnce(transaction, due, due.acts_at.getTime())
    })
  }
}
