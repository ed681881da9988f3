import { sql, type Transaction } from 'kysely'
import { KOPECKS_PER_RUBLE, money } from '#contract/core/constants.ts'
import { endExpired } from '#server/accounts/bonuses/end-bonus.ts'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { accrueLocked } from './cashback.ts'
import { readPurses } from './ledger.ts'

/*
 * The turnover of own money: stakes of twice the deposits must be made before a withdrawal (error 405). It is separate
 * from the wager of a bonus.
 */

/** Kopecks still to be staked, of all that the deposits asked for. */
export interface Turnover {
  left: number
  total: number
}

/** Reads a player's meter. */
export async function readTurnover(db: Database, player: number): Promise<Turnover> {
  const row = await db.selectFrom('turnover').selectAll().where('player_id', '=', player).executeTakeFirst()
  return { left: row?.left_kopecks ?? 0, total: row?.total_kopecks ?? 0 }
}

/**
 * Whether no money is left that is, or can become, the player's own: under 1 ₽ in all purses together, no open stake and
 * no active bonus, whose free spins may still win.
 */
async function hasNothingLeft(transaction: Transaction<Schema>, player: number, now: number): Promise<boolean> {
  if ((await endExpired(transaction, player, now)) !== undefined) return false
  const { own, held, bonus, cashback } = await readPurses(transaction, player)
  if (own + held + bonus + cashback >= KOPECKS_PER_RUBLE) return false
  const openStake = await transaction
    .selectFrom('stakes')
    .select('round_id')
    .where('player_id', '=', player)
    .where('settled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return openStake === undefined
}

/**
 * Adds a deposit that is about to be credited. The meter starts anew if the player has nothing left. The caller holds the
 * player's row.
 */
export async function addDepositTurnover(
  transaction: Transaction<Schema>,
  { player, kopecks, now }: { player: number; kopecks: number; now: number },
): Promise<void> {
  // Cashback of the weeks that are over is money of the player, even if nothing has read it yet.
  const { cashback_until } = await lockPlayerRow(transaction, player)
  await accrueLocked(transaction, { id: player, cashback_until }, now)
  const isNew = await hasNothingLeft(transaction, player, now)
  const before = isNew ? { left: 0, total: 0 } : await readTurnover(transaction, player)
  const added = money.wageringFactor * kopecks
  const meter = { left_kopecks: before.left + added, total_kopecks: before.total + added }
  await transaction
    .insertInto('turnover')
    .values({ player_id: player, ...meter })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(meter))
    .execute()
}

/** Counts a stake of own money, weighted by its game. The caller holds the player's row. */
export async function reduceTurnover(transaction: Transaction<Schema>, player: number, kopecks: number): Promise<void> {
  await transaction
    .updateTable('turnover')
    .set({ left_kopecks: sql`greatest(0, left_kopecks - ${Math.floor(kopecks)}::bigint)` })
    .where('player_id', '=', player)
    .execute()
}
