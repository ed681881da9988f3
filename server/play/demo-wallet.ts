import { sql } from 'kysely'
import type { Database } from '#server/db/open.ts'
import type { Wallet, WalletState } from './wallet.ts'

const selectPurse = (db: Database, id: string) =>
  db.selectFrom('play_purses').select(['kopecks', 'last_round_at']).where('id', '=', id)

const stateOf = (row: { kopecks: number | null; last_round_at: Date | null } | undefined): WalletState | null =>
  row === undefined ? null : { balance: row.kopecks ?? 0, bonus: 0, freeSpins: 0, lastRoundAt: row.last_round_at }

/** Play money of a demo purse. */
export const demoWallet: Wallet = {
  lock: async (transaction, { purseId }) =>
    stateOf(await selectPurse(transaction, purseId).forUpdate().executeTakeFirst()),
  read: async (db, { purseId }) => stateOf(await selectPurse(db, purseId).executeTakeFirst()),
  async stake(transaction, { purseId }, { kopecks }) {
    const { numUpdatedRows } = await transaction
      .updateTable('play_purses')
      .set((e) => ({ kopecks: e('kopecks', '-', kopecks) }))
      .where('id', '=', purseId)
      .where('kopecks', '>=', kopecks)
      .executeTakeFirst()
    return numUpdatedRows === 0n ? { kind: 'noFunds' } : null
  },
  async settle(transaction, { purseId }, { win }) {
    if (win === 0) return
    await transaction
      .updateTable('play_purses')
      .set({ kopecks: sql`kopecks + ${win}` })
      .where('id', '=', purseId)
      .execute()
  },
  playForJackpot: () => Promise.resolve(),
}
