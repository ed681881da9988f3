import { errorCode } from '#contract/errors/codes.ts'
import { maskAccount, readAccount } from '#contract/money/withdrawal-rules.ts'
import type { PayoutSystem } from '#server/content/payout-systems.ts'
import type { Database } from '#server/db/open.ts'
import { Rejection } from '#server/http/rejection.ts'

/** The remembered accounts of a player by payment system. */
export async function readWallets(db: Database, player: number): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('wallets').select(['system', 'account']).where('player_id', '=', player).execute()
  return new Map(rows.map(({ system, account }) => [system, account]))
}

const CARD_MASK = /^•••• \d{4}$/u

/** What is stored of an account; a card only as its mask, and a mask as it is. @throws Rejection 431 */
function storedAccount({ destination }: PayoutSystem, value: string): string {
  if (destination === 'card' && CARD_MASK.test(value)) return value
  const account = readAccount(destination, value)
  if (account === null) throw new Rejection(errorCode.parametersInvalid)
  return destination === 'card' ? maskAccount(destination, account) : account
}

/** Remembers the account of a payment system; an empty value forgets it. @throws Rejection 431 not an account */
export async function writeWallet(
  db: Database,
  player: number,
  { id, system, value }: { id: string; system: PayoutSystem; value: string },
): Promise<void> {
  if (value === '') {
    await db.deleteFrom('wallets').where('player_id', '=', player).where('system', '=', id).execute()
    return
  }
  const account = storedAccount(system, value)
  await db
    .insertInto('wallets')
    .values({ player_id: player, system: id, account })
    .onConflict((conflict) => conflict.columns(['player_id', 'system']).doUpdateSet({ account }))
    .execute()
}
