import type { Transaction } from 'kysely'
import type { SandboxClock } from '#server/clock.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { demoWallet } from './demo-wallet.ts'
import type { Play } from './launches.ts'
import { realWallet } from './real-wallet.ts'

/* The money of a play: play money of a purse, or the player's own in the ledger. Rounds are the same for both. */

/** What a wallet holds, in kopecks. */
export interface WalletState {
  /** Own money, or play money. */
  balance: number
  /** Money of the active bonus. */
  bonus: number
  /** Free spins of the active bonus that are left for the game of the play. */
  freeSpins: number
  lastRoundAt: Date | null
}

/** A round that is about to be played. */
export interface NewRound {
  id: string
  kopecks: number
  isFreeSpin: boolean
  /** Seeds and number of the round in one text, from which hits of the jackpots are drawn. */
  proof: string
  now: number
}

/** Why a wallet does not pay a stake. */
export type WalletRefusal =
  | { kind: 'noFunds' }
  | { kind: 'aboveMaxBet' }
  /** Free spins of the bonus come first, in their own game; or there are none (any more). */
  | { kind: 'freeSpins' }
  /** The active bonus cannot be wagered with this game. */
  | { kind: 'excluded' }
  /** The player may not play now. */
  | { kind: 'blocked' }

export interface Wallet {
  /** Locks the wallet until the end of the transaction, so that its rounds follow one another; `null` if it is gone. */
  lock(transaction: Transaction<Schema>, play: Play, clock: SandboxClock): Promise<WalletState | null>
  read(db: Database, play: Play, now: number): Promise<WalletState | null>
  /** Takes the stake of a round; `null` if it was taken. The caller holds the lock, here and below. */
  stake(transaction: Transaction<Schema>, play: Play, round: NewRound): Promise<WalletRefusal | null>
  /** Pays the win of a round that is over, 0 for none. */
  settle(transaction: Transaction<Schema>, play: Play, round: { id: string; win: number; now: number }): Promise<void>
  /** Feeds the jackpots of the game and pays a hit. The last writes of a transaction, because all players share them. */
  playForJackpot(transaction: Transaction<Schema>, play: Play, round: NewRound): Promise<void>
}

export const walletOf = ({ isReal }: Pick<Play, 'isReal'>): Wallet => (isReal ? realWallet : demoWallet)
