import { sql, type Transaction } from 'kysely'
import { KOPECKS_PER_RUBLE, money } from '#contract/core/constants.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
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
 * Adds a deposit that is about to be credited. The meter starts anew if the player has less than 1 ₽ of own and held
 * money. The caller holds the player's row.
 */
export async function addDepositTurnover(
  transaction: Transaction<Schema>,
  player: number,
  kopecks: number,
): Promise<void> {
  const { own, held } = await readPurses(transaction, player)
  const before = own + held < KOPECKS_PER_RUBLE ? { left: 0, total: 0 } : await readTurnover(transaction, player)
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
