import { sql, type Transaction } from 'kysely'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Play } from '#server/play/launch/launches.ts'
import type { Bankroll, BankrollRefusal, Staked } from './bankroll.ts'

const selectPurse = (db: Database, id: string) =>
  db.selectFrom('play_purses').select(['kopecks', 'last_round_at']).where('id', '=', id)

async function takeFromPurse(
  transaction: Transaction<Schema>,
  { purseId }: Pick<Play, 'purseId'>,
  { kopecks }: { kopecks: number },
): Promise<Staked | BankrollRefusal> {
  const { numUpdatedRows } = await transaction
    .updateTable('play_purses')
    .set((e) => ({ kopecks: e('kopecks', '-', kopecks) }))
    .where('id', '=', purseId)
    .where('kopecks', '>=', kopecks)
    .executeTakeFirst()
  return numUpdatedRows === 0n ? { kind: 'noFunds' } : { kind: 'staked', own: null, bonus: null }
}

/** Play money of a demo purse. */
export const demoBankroll: Bankroll = {
  async lock(transaction, { purseId }) {
    const purse = await selectPurse(transaction, purseId).forUpdate().executeTakeFirst()
    return purse === undefined
      ? { kind: 'tokenInvalid' }
      : { kind: 'locked', lastRoundAt: purse.last_round_at, isBlocked: false, protection: null }
  },
  async read(db, { purseId }) {
    const purse = await selectPurse(db, purseId).executeTakeFirst()
    return { balance: purse?.kopecks ?? 0, bonus: 0, freeSpins: 0 }
  },
  stake: takeFromPurse,
  addStake: takeFromPurse,
  async settle(transaction, { purseId }, { win }) {
    if (win === 0) return
    await transaction
      .updateTable('play_purses')
      .set({ kopecks: sql`kopecks + ${win}` })
      .where('id', '=', purseId)
      .execute()
  },
  playForJackpot: () => Promise.resolve(0),
}
