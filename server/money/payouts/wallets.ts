import { errorCode } from '#contract/errors/codes.ts'
import { maskAccount, readAccount } from '#contract/money/withdrawal-rules.ts'
import type { PayoutSystem } from '#server/content/payment-system-types.ts'
import type { Database } from '#server/db/open.ts'
import { Rejection } from '#server/http/rejection.ts'

/** The remembered accounts of a player by payment system. */
export async function readWallets(db: Database, player: number): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('wallets').select(['system', 'account']).where('player_id', '=', player).execute()
  return new Map(rows.map(({ system, account }) => [system, account]))
}

const CARD_MASK = /^•••• \d{4}$/u

/** Whether the player has withdrawn to the card of this mask. */
async function isUsedCard(db: Database, player: number, id: string, mask: string): Promise<boolean> {
  const payout = await db
    .selectFrom('payouts')
    .select('id')
    .where('player_id', '=', player)
    .where('system', '=', id)
    .where('account_mask', '=', mask)
    .executeTakeFirst()
  return payout !== undefined
}

interface Wallet {
  id: string
  system: PayoutSystem
  value: string
}

/** What is stored of an account; of a card its mask, or the mask of one that was used. @throws Rejection 431 */
async function storedAccount(db: Database, player: number, { id, system, value }: Wallet): Promise<string> {
  const { destination } = system
  if (destination === 'card' && CARD_MASK.test(value) && (await isUsedCard(db, player, id, value))) return value
  const account = readAccount(destination, value)
  if (account === null) throw new Rejection(errorCode.parametersInvalid)
  return destination === 'card' ? maskAccount(destination, account) : account
}

/** Remembers the account of a payment system; an empty value forgets it. @throws Rejection 431 not an account */
export async function writeWallet(db: Database, player: number, wallet: Wallet): Promise<void> {
  const { id, value } = wallet
  if (value === '') {
    await db.deleteFrom('wallets').where('player_id', '=', player).where('system', '=', id).execute()
    return
  }
  const account = await storedAccount(db, player, wallet)
  await db
    .insertInto('wallets')
    .values({ player_id: player, system: id, account })
    .onConflict((conflict) => conflict.columns(['player_id', 'system']).doUpdateSet({ account }))
    .execute()
}
