import type { Database } from '#server/db/open.ts'
import { advancePayins } from './payins/advance.ts'
import { advancePayouts } from './payouts/advance.ts'

/** Lets providers, banks and deadlines act on a player's payments up to `now`. Call it before any read of money. */
export async function advancePayments(db: Database, player: number, now: number): Promise<void> {
  await advancePayins(db, player, now)
  await advancePayouts(db, player, now)
}
