import {
  CONTACT_KINDS,
  VERIFICATION_METHODS,
  type ContactKind,
  type Verification,
  type VerificationMethod,
} from '#contract/player/verification.ts'

/**
 * A verification in progress, stored so that it survives a reload (`spec §4`). Times are server time in milliseconds
 * since the epoch. It holds no code and no password; the hash proves nothing by itself.
 */
export interface PendingVerification {
  /** The id of the player, or of a guest. */
  player: number
  kind: ContactKind
  value: string
  hash: string
  method: VerificationMethod
  /** The method of the next verification; `null` for the same. */
  nextMethod: VerificationMethod | null
  number: string
  text: string
  deadline: number
  resendAvailableAt: number
  /** When another code is checked after a wrong one. 0 before any, so that a clock correction cannot lock. */
  lockedUntil: number
  /** Whether a password may be set. */
  passed: boolean
}

const MINUTE = 60_000

/** The server's response as of `now`; the next may be requested after `resendAfterMs`. */
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
  words.some((word) => word === value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

function isPendingVerification(value: unknown): value is PendingVerification {
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

/** Sets the next method, if it is a supported one. */
export const withNextMethod = (pending: PendingVerification, method: string): PendingVerification =>
  isOneOf(VERIFICATION_METHODS, method) ? { ...pending, nextMethod: method } : pending

export const contactOfPending = ({ kind, value }: PendingVerification) => ({ kind, value })

/** Parses a stored verification; `null` if it is not one. */
export function parsePendingVerification(stored: string | null): PendingVerification | null {
  if (stored === null) return null
  try {
    const parsed: unknown = JSON.parse(stored)
    return isPendingVerification(parsed) ? parsed : null
  } catch {
    // Another version of the site, or edited by hand: the player starts again.
    return null
  }
}
