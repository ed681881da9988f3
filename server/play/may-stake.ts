import type { LockedWallet, WalletRefusal } from './wallet.ts'

/**
 * Whether a player may stake now: the one place that limits, pauses and exclusions of players join. Runs in the
 * transaction of the round, under the lock of the player's row.
 */
export const refuseStake = ({ isBlocked }: LockedWallet): WalletRefusal | null =>
  isBlocked ? { kind: 'blocked' } : null
