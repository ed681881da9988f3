import { advancePayins } from './payins/advance.ts'
import { advancePayouts } from './payouts/advance.ts'
import type { Payments } from './providers/provider.ts'

/** Lets providers, banks and deadlines act on a player's payments up to `now`. Call it before any read of money. */
export async function advancePayments(payments: Payments, player: number, now: number): Promise<void> {
  await advancePayins(payments, player, now)
  await advancePayouts(payments, player, now)
}
