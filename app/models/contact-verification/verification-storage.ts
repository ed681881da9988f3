import type { TextStorage } from '#app/lib/storage.ts'
import { parsePendingVerification, type PendingVerification } from './pending-verification.ts'

/** Where the browser keeps what runs: the recovery of a guest, and what a player confirms. */
export const VERIFICATION_KEYS = ['recovery', 'confirmation-phone', 'confirmation-email'] as const
export type VerificationKey = (typeof VERIFICATION_KEYS)[number]

/** Whose proof it is, and the contact that it can only be about, if any. */
export interface VerificationOwner {
  player: number
  contact: string | null
}

/** What runs for its owner. What is another's, or about another contact, has ended, and is taken out of the storage. */
export function readPendingVerification(
  storage: TextStorage | null,
  key: VerificationKey,
  { player, contact }: VerificationOwner,
): PendingVerification | null {
  const text = storage?.getItem(key) ?? null
  const ticket = parsePendingVerification(text)
  if (ticket?.player === player && (contact === null || ticket.value === contact)) return ticket
  if (text !== null) storage?.removeItem(key)
  return null
}
