import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'

const HASH_BYTES = 32

/** What a challenge says of its work. */
interface Work {
  algorithm: string
  cost: number
  keyLength?: number
}

/**
 * Derives the key of a challenge, as `deriveKey` of the challenge's library does, without the browser's own functions: a page has them
 * over https and on localhost alone.
 * @throws for another algorithm
 */
export async function deriveKey(
  { algorithm, cost, keyLength = HASH_BYTES }: Work,
  salt: Uint8Array,
  password: Uint8Array,
) {
  if (algorithm !== 'PBKDF2/SHA-256') throw new Error(`Without https there is no ${algorithm}.`)
  return { parameters: {}, derivedKey: Uint8Array.from(pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength })) }
}
