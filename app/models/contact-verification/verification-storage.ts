import { writeStorage, type TextStorage } from '#app/lib/browser/storage.ts'
import { parsePendingVerification, type PendingVerification } from './pending-verification.ts'

/** Storage keys: the recovery of a guest, and the confirmations of a player. */
export const VERIFICATION_KEYS = ['recovery', 'confirmation-phone', 'confirmation-email'] as const
export type VerificationKey = (typeof VERIFICATION_KEYS)[number]

/** The player of a verification, and its contact if only one is allowed. */
export interface VerificationOwner {
  player: number
  contact: string | null
}

/** Reads the owner's verification. Removes one of another player or contact. */
export function readPendingVerification(
  storage: TextStorage | null,
  key: VerificationKey,
  { player, contact }: VerificationOwner,
): PendingVerification | null {
  const text = storage?.getItem(key) ?? null
  const pending = parsePendingVerification(text)
  if (pending?.player === player && (contact === null || pending.value === contact)) return pending
  if (text !== null) storage?.removeItem(key)
  return null
}

/**
 * Stores a verification. A newer one of another tab stays, and so does a lock or a passed check of the same one: two tabs
 * may work on it, and the slower one must not undo what the other has written.
 */
export function writePendingVerification(
  storage: TextStorage | null,
  key: VerificationKey,
  pending: PendingVerification,
): void {
  const stored = parsePendingVerification(storage?.getItem(key) ?? null)
  const current = stored?.player === pending.player ? stored : null
  const isSame = current?.hash === pending.hash
  if (current !== null && !isSame && current.deadline > pending.deadline) return
  const merged =
    current !== null && isSame
      ? {
          ...pending,
          lockedUntil: Math.max(current.lockedUntil, pending.lockedUntil),
          passed: current.passed || pending.passed,
        }
      : pending
  writeStorage(storage, key, JSON.stringify(merged))
}
