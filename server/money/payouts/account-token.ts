import type { Database } from '#server/db/open.ts'
import type { ProviderName } from '#server/money/providers/provider-name.ts'

/** The provider's token of a card that the player has withdrawn to; `null` if there is none. */
export async function readToken(
  db: Database,
  player: number,
  { provider, systemId, mask }: { provider: ProviderName; systemId: string; mask: string },
): Promise<string | null> {
  const payout = await db
    .selectFrom('payouts')
    .select('account_token')
    .where('player_id', '=', player)
    .where('provider', '=', provider)
    .where('system', '=', systemId)
    .where('account_mask', '=', mask)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return payout?.account_token ?? null
}
