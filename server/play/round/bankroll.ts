import type { Transaction } from 'kysely'
import type { ServerClock } from '#server/clock.ts'
import type { Database } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'
import type { ProtectionFacts } from '#server/protection/facts.ts'
import type { ProtectionRefusal } from '#server/protection/refusals.ts'
import { demoBankroll } from './demo-bankroll.ts'
import type { EnteredPlay, Play, PlayEnd } from '#server/play/launch/launches.ts'
import { realBankroll } from './real-bankroll.ts'

/* The money of a play: play money of a purse, or the player's own in the ledger. Rounds are the same for both. */

/** What a bankroll holds, in kopecks. */
export interface BankrollState {
  /** Own money, or play money. */
  balance: number
  /** Money of the active bonus. */
  bonus: number
  /** Free spins of the active bonus that are left for the game of the play. */
  freeSpins: number
}

/** A bankroll that no other transaction changes. */
export interface LockedBankroll {
  kind: 'locked'
  lastRoundAt: Date | null
  isBlocked: boolean
  /** What protection knows of the player; `null` for play money. */
  protection: ProtectionFacts | null
}

/** Why a bankroll cannot be played with (any more): its play token has become invalid. */
export interface LockRefusal {
  kind: PlayEnd
}

/** A round that is about to be played. */
export interface NewRound {
  id: string
  kopecks: number
  isFreeSpin: boolean
  now: number
  protection: ProtectionFacts | null
}

/** An action that adds to the stake of its open round, such as a double. */
export interface AddedStake {
  id: string
  /** Number of the action in its round: it adds once. */
  step: number
  kopecks: number
  now: number
  protection: ProtectionFacts | null
}

/** The parts of a stake that was taken, in kopecks; `null` for play money. */
export interface Staked {
  kind: 'staked'
  own: number | null
  bonus: number | null
}

/** Why a bankroll does not pay a stake. */
export type BankrollRefusal =
  | { kind: 'noFunds' }
  | { kind: 'aboveMaxBet' }
  /** Free spins of the bonus come first, in their own game; or there are none (any more). */
  | { kind: 'freeSpins' }
  /** The active bonus cannot be wagered with this game. */
  | { kind: 'excluded' }
  /** The player may not play now. */
  | { kind: 'blocked' }
  | ProtectionRefusal

export interface Bankroll {
  /** Locks the bankroll until the end of the transaction, so that its rounds follow one another. */
  lock(transaction: Transaction<Schema>, play: EnteredPlay, clock: ServerClock): Promise<LockedBankroll | LockRefusal>
  read(db: Database, play: Play, now: number): Promise<BankrollState>
  /** Takes the stake of a round. */
  stake(transaction: Transaction<Schema>, play: EnteredPlay, round: NewRound): Promise<Staked | BankrollRefusal>
  /** Takes more for an open round, whose win is then paid in the parts of the whole stake. */
  addStake(transaction: Transaction<Schema>, play: EnteredPlay, added: AddedStake): Promise<Staked | BankrollRefusal>
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

export const bankrollOf = ({ isReal }: Pick<Play, 'isReal'>): Bankroll => (isReal ? realBankroll : demoBankroll)
