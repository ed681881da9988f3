import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { TOTP_DIGITS } from '#contract/player/second-factor.ts'

/*
 * Time-based one-time codes (RFC 6238 over RFC 4226): HMAC-SHA-1, six digits, 30 s, as every authenticator app makes
 * them. The test vectors of the RFC are in `totp.test.ts`.
 */

const STEP_MS = 30_000
const SECRET_BYTES = 20
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const BITS_PER_LETTER = 5
/** Steps before and after the present one that are accepted, because clocks differ and people type slowly. */
const TOLERATED_STEPS = 1

/** A new secret of an app. */
export const newSecret = (): Buffer => randomBytes(SECRET_BYTES)

/** A secret as people type it into an app. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/gu) ?? [])
    .map((letter) => BASE32[Number.parseInt(letter.padEnd(BITS_PER_LETTER, '0'), 2)])
    .join('')
}

/** The number of the 30 s step at a time in milliseconds. */
export const stepAt = (now: number): number => Math.floor(now / STEP_MS)

/** The code of a step. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  // Dynamic truncation: the last half-byte says where the code is read.
  const offset = (hash.at(-1) ?? 0) & 15
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** TOTP_DIGITS).padStart(TOTP_DIGITS, '0')
}

/** The step whose code this is, later than `lastStep`; `null` if it is wrong, too old or used. */
export function stepOfCode(secret: Buffer, code: string, lastStep: number, now: number): number | null {
  const current = stepAt(now)
  for (let step = current - TOLERATED_STEPS; step <= current + TOLERATED_STEPS; step += 1) {
    const expected = Buffer.from(codeAt(secret, step))
    const typed = Buffer.from(code)
    if (step > lastStep && typed.length === expected.length && timingSafeEqual(typed, expected)) return step
  }
  return null
}

/** The URI that an app reads from a QR code. */
export function uriOf(secret: Buffer, { issuer, login }: { issuer: string; login: string }): string {
  const label = [issuer, login].map(encodeURIComponent).join(':')
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
