import type { Transaction } from 'kysely'
import type { SandboxClock } from '#server/clock.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import { demoWallet } from './demo-wallet.ts'
import type { EnteredPlay, Play, PlayEnd } from './launches.ts'
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
}

/** A wallet that no other transaction changes. */
export interface LockedWallet {
  kind: 'locked'
  lastRoundAt: Date | null
  isBlocked: boolean
}

/** Why a wallet cannot be played with (any more): its play token has become invalid. */
export interface LockRefusal {
  kind: PlayEnd
}

/** A round that is about to be played. */
export interface NewRound {
  id: string
  kopecks: number
  isFreeSpin: boolean
  now: number
}

/** The parts of a stake that was taken, in kopecks; `null` for play money. */
export interface Staked {
  kind: 'staked'
  own: number | null
  bonus: number | null
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
  /** Locks the wallet until the end of the transaction, so that its rounds follow one another. */
  lock(transaction: Transaction<Schema>, play: EnteredPlay, clock: SandboxClock): Promise<LockedWallet | LockRefusal>
  read(db: Database, play: Play, now: number): Promise<WalletState>
  /** Takes the stake of a round. */
  stake(
    transaction: Transaction<Schema>,
    play: EnteredPlay,
    wallet: LockedWallet,
    round: NewRound,
  ): Promise<Staked | WalletRefusal>
  /** Pays the win of a round that is over, 0 for none. The caller holds the lock, here and below. */
  settle(transaction: Transaction<Schema>, play: Play, round: { id: string; win: number; now: number }): Promise<void>
  /**
   * Feeds the jackpots of the game with the own part of a stake and pays a hit, whose kopecks it returns. `proof` is the
   * text of the round's seeds, from which hits are drawn. Among the last writes of a transaction, because all players
   * share the jackpots.
   */
  playForJackpot(
    transaction: Transaction<Schema>,
    play: EnteredPlay,
    round: { id: string; own: number | null; proof: string; now: number },
  ): Promise<number>
}

export const walletOf = ({ isReal }: Pick<Play, 'isReal'>): Wallet => (isReal ? realWallet : demoWallet)
