import type { Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { ProtectionFacts } from '#server/protection/facts.ts'
import type { BankrollRefusal } from './bankroll.ts'

/** A stake with own or bonus money that a player wants to place. */
export interface WantedStake {
  player: number
  kopecks: number
  now: number
  isBlocked: boolean
  /** A free spin of a bonus, which costs nothing. */
  isFreeSpin: boolean
  /** It adds to the stake of an open round, such as a double. */
  isAdded: boolean
  /** Read under the lock of the player's row. */
  protection: ProtectionFacts
}

/**
 * The port that decides whether a player may stake now; `null` if so. It runs in the transaction of the round, under the
 * lock of the player's row (`protection/may-stake.ts`).
 */
export type MayStake = (transaction: Transaction<Schema>, stake: WantedStake) => Promise<BankrollRefusal | null>
