import { identityKey } from '#contract/player/credentials.ts'
import { commonPasswordBits } from './common-password-bits.ts'

/*
 * A Bloom filter of the server's common passwords that would pass for fair ones. It finds all of them, and takes about one in
 * two hundred others for one. `.ci/common-passwords.ts` writes its bits.
 */

const BITS_PER_BYTE = 8
/** Positions per password: the best number for this many bits and passwords. */
const HASHES = 8
const FNV_PRIME = 0x0100_0193
/** Two seeds give two independent hashes, from which all others are combined. */
const SEEDS = [0x811c_9dc5, 0x050c_5d1f] as const

/** FNV-1a over the UTF-16 units of a text. */
function hash(text: string, seed: number): number {
  let value = seed
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), FNV_PRIME)
  return (value ^ (value >>> 15)) >>> 0
}

/** The positions of a password in a filter of `size` bits. */
export function bitPositions(password: string, size: number): number[] {
  const key = identityKey(password)
  const [first = 0, step = 0] = SEEDS.map((seed) => hash(key, seed))
  return Array.from({ length: HASHES }, (_, index) => (first + index * (step + 1)) % size)
}

const bytes = Uint8Array.from(atob(commonPasswordBits), (character) => character.charCodeAt(0))
const hasBit = (position: number): boolean =>
  ((bytes[Math.floor(position / BITS_PER_BYTE)] ?? 0) & (1 << (position % BITS_PER_BYTE))) !== 0

/** Whether the server rejects a password as a common one (136); see above for its mistakes. */
export const isCommonPassword = (password: string): boolean =>
  bitPositions(password, bytes.length * BITS_PER_BYTE).every(hasBit)
