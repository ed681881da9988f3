import {
  CONTACT_KINDS,
  VERIFICATION_METHODS,
  type ContactKind,
  type Verification,
  type VerificationMethod,
} from '#contract/verification.ts'

/*
 * What is known of a proof that runs, kept so that a reload does not end it (`spec §4`). Times are the server's, in
 * milliseconds since the epoch. It holds no code and no password; the hash proves nothing by itself.
 */
export interface PendingVerification {
  /** Whose proof it is: the id of a player, or a guest's. */
  player: number
  kind: ContactKind
  value: string
  hash: string
  method: VerificationMethod
  /** The way of the next one; `null` for the same. */
  nextMethod: VerificationMethod | null
  number: string
  text: string
  /** The verification ends. */
  deadline: number
  /** Another may be asked for. */
  resendAvailableAt: number
  /** After a wrong code: another is judged. 0 before any: a moment that has come stays so where the clock is set right and goes back. */
  lockedUntil: number
  /** Proved: a password may be set. */
  passed: boolean
}

const MINUTE = 60_000

/** What the server has said, from when it has said it; another may be asked for after `resendAfterMs` milliseconds. */
export function pendingVerificationOf(
  about: Pick<PendingVerification, 'player' | 'kind' | 'value'>,
  { hash, timeout, method, next_method, number, text }: Verification,
  now: number,
  resendAfterMs: number,
): PendingVerification {
  return {
    ...about,
    hash,
    method,
    nextMethod: next_method === '' ? null : next_method,
    number,
    text,
    deadline: now + timeout * MINUTE,
    resendAvailableAt: now + resendAfterMs,
    lockedUntil: 0,
    passed: false,
  }
}

const isOneOf = <T extends string>(words: readonly T[], value: unknown): value is T =>
  words.some((known) => known === value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** By hand: a schema of this one form would be more of the start than the whole reading. */
function isTicket(value: unknown): value is PendingVerification {
  if (typeof value !== 'object' || value === null) return false
  const of = (key: keyof PendingVerification): unknown => Reflect.get(value, key)
  const nextMethod = of('nextMethod')
  return (
    Number.isSafeInteger(of('player')) &&
    isOneOf(CONTACT_KINDS, of('kind')) &&
    isOneOf(VERIFICATION_METHODS, of('method')) &&
    (nextMethod === null || isOneOf(VERIFICATION_METHODS, nextMethod)) &&
    (['value', 'hash'] as const).every((key) => isText(of(key)) && of(key) !== '') &&
    (['number', 'text'] as const).every((key) => isText(of(key))) &&
    (['deadline', 'resendAvailableAt', 'lockedUntil'] as const).every((key) => isTime(of(key))) &&
    typeof of('passed') === 'boolean'
  )
}

/** The way of the next one is the one that the server names, where it is known here. */
export const withNextMethod = (ticket: PendingVerification, method: string): PendingVerification =>
  isOneOf(VERIFICATION_METHODS, method) ? { ...ticket, nextMethod: method } : ticket

/** Reads what was stored; anything that is no ticket is none. */
export function parsePendingVerification(stored: string | null): PendingVerification | null {
  if (stored === null) return null
  try {
    const kept: unknown = JSON.parse(stored)
    return isTicket(kept) ? kept : null
  } catch {
    // Not JSON: another version of the site, or somebody's hand. A proof begins with a few words anyway.
    return null
  }
}
