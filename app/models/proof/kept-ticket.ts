import type { TextStorage } from '#app/lib/stored.ts'
import { readTicket, type Ticket } from './ticket.ts'

/** Where the browser keeps what runs: the recovery of a guest, and what a player confirms. */
export const TICKET_KEYS = ['recovery', 'confirmation-phone', 'confirmation-email'] as const
export type TicketKey = (typeof TICKET_KEYS)[number]

/** Whose proof it is, and the contact that it can only be about, if any. */
export interface Owner {
  player: number
  contact: string | null
}

/** What runs for its owner. What is another's, or about another contact, has ended, and is taken out of the storage. */
export function keptTicket(storage: TextStorage | null, key: TicketKey, { player, contact }: Owner): Ticket | null {
  const text = storage?.getItem(key) ?? null
  const ticket = readTicket(text)
  if (ticket?.player === player && (contact === null || ticket.value === contact)) return ticket
  if (text !== null) storage?.removeItem(key)
  return null
}
