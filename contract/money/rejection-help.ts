import * as z from 'zod/mini'
import { optionalPart } from '../core/containers.ts'
import { instantOrNull, numberOrNull, textOr } from '../core/reader.ts'

/*
 * `data` of a rejected payment: help that the player can use. 424 has `url`, `payment` and `expires_at`, 403 `seconds`,
 * 402 `left`, 405 `left` and `total`. Limits of 408, 410, 425 and 427 are `args`.
 */

const RejectionHelp = z.object({
  /** The unpaid invoice's page; untrusted. */
  url: optionalPart('url', textOr()),
  /** The unpaid invoice's reference for `getPayment` and `cancelPayment`. */
  payment: optionalPart('payment', textOr()),
  expires_at: optionalPart('expires_at', instantOrNull()),
  /** Seconds until the request can be repeated. */
  seconds: optionalPart('seconds', numberOrNull()),
  /** Rubles that may still be withdrawn today, or must still be wagered. */
  left: optionalPart('left', numberOrNull()),
  /** Rubles to wager in all. */
  total: optionalPart('total', numberOrNull()),
})
export type RejectionHelp = z.output<typeof RejectionHelp>

const NO_HELP: RejectionHelp = { url: '', payment: '', expires_at: null, seconds: null, left: null, total: null }

/** Reads the help of a rejection. Never throws: an absent or unreadable value is `""` or `null`. */
export function readRejectionHelp(data: unknown): RejectionHelp {
  const read = z.safeParse(RejectionHelp, data)
  return read.success ? read.data : { ...NO_HELP }
}

/** Writes the help of a rejection without its empty fields; `null` if nothing is left. */
export function writeRejectionHelp(help: Partial<RejectionHelp>): Record<string, unknown> | null {
  const encoded = z.encode(RejectionHelp, { ...NO_HELP, ...help })
  const filled = Object.entries(encoded).filter(([, value]) => value !== null && value !== '')
  return filled.length === 0 ? null : Object.fromEntries(filled)
}
