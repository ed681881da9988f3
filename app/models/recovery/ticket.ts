import * as z from 'zod/mini'
import { timing } from '#contract/constants.ts'
import { CONTACT_KINDS, VERIFICATION_METHODS, type Verification } from '#contract/verification.ts'

/*
 * What is known of a recovery that runs, kept so that a reload does not end it (`spec §4`). Times are the server's, in
 * milliseconds since the epoch. It holds no code and no password; the hash proves nothing by itself.
 */
const Ticket = z.object({
  kind: z.enum(CONTACT_KINDS),
  value: z.string().check(z.minLength(1)),
  hash: z.string().check(z.minLength(1)),
  method: z.enum(VERIFICATION_METHODS),
  /** The way of the next one; `null` for the same. */
  nextMethod: z.nullable(z.enum(VERIFICATION_METHODS)),
  number: z.string(),
  text: z.string(),
  /** The verification ends. */
  deadline: z.number(),
  /** Another may be asked for. */
  repeatAt: z.number(),
  /** After a wrong code: another is judged. */
  freeAt: z.number(),
  /** Proved: a password may be set. */
  passed: z.boolean(),
})
export type Ticket = z.output<typeof Ticket>

const MINUTE = 60_000

/** The place of its own in the browser's storage. */
export const ticketKey = 'recovery'

/** What the server has said, from when it has said it. */
export function ticketOf(
  contact: Pick<Ticket, 'kind' | 'value'>,
  { hash, timeout, method, next_method, number, text }: Verification,
  now: number,
): Ticket {
  return {
    ...contact,
    hash,
    method,
    nextMethod: next_method === '' ? null : next_method,
    number,
    text,
    deadline: now + timeout * MINUTE,
    repeatAt: now + timing.verificationRepeat,
    freeAt: now,
    passed: false,
  }
}

/** Reads what was stored; anything that is no ticket is none. */
export function readTicket(stored: string | null): Ticket | null {
  if (stored === null) return null
  try {
    const read = z.safeParse(Ticket, JSON.parse(stored))
    return read.success ? read.data : null
  } catch {
    // Not JSON: another version of the site, or somebody's hand. A recovery begins with a few words anyway.
    return null
  }
}
