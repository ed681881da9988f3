import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { BankrollRefusal } from './bankroll.ts'

/** A stake with own or bonus money that a player wants to place. */
export interface WantedStake {
  player: number
  kopecks: number
  now: number
  isBlocked: boolean
}

/**
 * The port that decides whether a player may stake now; `null` if so. Limits, pauses and exclusions join here: it runs in the
 * transaction of the round, under the lock of the player's row.
 */
export type MayStake = (transaction: Transaction<Schema>, stake: WantedStake) => Promise<BankrollRefusal | null>

/** Lets every player stake who is not blocked. */
export const mayStakeUnlessBlocked: MayStake = (_, { isBlocked }) =>
  Promise.resolve(isBlocked ? { kind: 'blocked' } : null)
