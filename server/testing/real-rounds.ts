import { randomUUID } from 'node:crypto'
import { lockPlayerRow } from '#server/accounts/lock-player-row.ts'
import { makeTransfer } from '#server/money/ledger.ts'
import { placeStake, settleStake } from '#server/money/stakes.ts'
import type { TestApi } from './test-api.ts'

/** A round to be stored. Money in kopecks. */
export interface StoredRound {
  game: { id: number; slug: string }
  stake: number
  win?: number
  at: number
}

/** Gives a player the stakes of rounds as own money and plays the rounds with it. Their results are chosen, not drawn. */
export async function storeRounds({ database }: TestApi, player: number, rounds: readonly StoredRound[]) {
  for (const { game, stake: kopecks, win = 0, at: now } of rounds) {
    await database.db.transaction().execute(async (transaction) => {
      const round = randomUUID()
      await lockPlayerRow(transaction, player)
      const postings = [{ source: 'adjustments', destination: 'own', kopecks }] as const
      await makeTransfer(transaction, { ref: `test:${round}`, kind: 'adjustment', player, now, postings })
      await placeStake(transaction, { player, round, game, kopecks, weight: 100, isFreeSpin: false, now })
      await settleStake(transaction, { player, round, win, now })
    })
  }
}
