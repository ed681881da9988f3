import { lockPayin, applyProviderEvent } from '#server/money/payins/provider-events.ts'
import { applyPayoutEvent } from '#server/money/payouts/payout-events.ts'
import { lockPayout } from '#server/money/payouts/payout-stages.ts'
import type { ProviderEvent, StoredEvent } from './events.ts'
import type { ProviderName } from './provider-name.ts'
import type { Payments } from './provider.ts'

/** Applies an event to the payment of this reference; `unknown` if the provider has none. */
export async function receiveEvent(
  { db }: Pick<Payments, 'db'>,
  provider: ProviderName,
  ref: string,
  event: ProviderEvent,
): Promise<StoredEvent | 'unknown'> {
  const find = (table: 'payins' | 'payouts') =>
    db
      .selectFrom(table)
      .select(['id', 'player_id'])
      .where('ref', '=', ref)
      .where('provider', '=', provider)
      .executeTakeFirst()
  const [payin, payout] = [await find('payins'), await find('payouts')]
  return db.transaction().execute(async (transaction) => {
    if (payin !== undefined) return applyProviderEvent(transaction, await lockPayin(transaction, payin), event)
    if (payout !== undefined) return applyPayoutEvent(transaction, await lockPayout(transaction, payout), event)
    return 'unknown'
  })
}
