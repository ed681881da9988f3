import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'

const HASH_BYTES = 32

interface DerivationParameters {
  algorithm: string
  cost: number
  keyLength?: number
}

/**
 * PBKDF2 in JavaScript, a drop-in for `deriveKey` of `altcha-lib`, for pages without `crypto.subtle` (plain HTTP).
 * @throws for an algorithm other than `PBKDF2/SHA-256`
 */
export async function deriveKey(
  { algorithm, cost, keyLength = HASH_BYTES }: DerivationParameters,
  salt: Uint8Array,
  password: Uint8Array,
) {
  if (algorithm !== 'PBKDF2/SHA-256') throw new Error(`${algorithm} needs HTTPS`)
  return { parameters: {}, derivedKey: Uint8Array.from(pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength })) }
}
