/*
 * PBKDF2 with SHA-256 (RFC 8018, FIPS 180-4) without the browser's own functions, which a page has over https and on localhost alone.
 * It keeps no secret: what is reckoned here is the work of a challenge, which everybody may know.
 */

const BLOCK_BYTES = 64
const WORDS = 8
const HASH_BYTES = 32
const ROUNDS = 64
const LENGTH_BYTES = 8
const WORD = 2 ** 32
const INNER = 0x36
const OUTER = 0x5c

/** The first 32 bits behind the point of a root of each of the first primes. */
function rootsOfPrimes(count: number, root: (prime: number) => number): Int32Array {
  const primes: number[] = []
  for (let number = 2; primes.length < count; number += 1)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number)
  return Int32Array.from(primes, (prime) => ((root(prime) % 1) * WORD) | 0)
}
const START = rootsOfPrimes(WORDS, Math.sqrt)
const CONSTANTS = rootsOfPrimes(ROUNDS, Math.cbrt)

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by))
const schedule = new Int32Array(ROUNDS)
const at = (words: Int32Array, index: number): number => words[index] ?? 0

/** Takes a block of sixteen words into a hash. */
function mix(hash: Int32Array, block: Int32Array): void {
  schedule.set(block)
  for (let round = 16; round < ROUNDS; round += 1) {
    const early = at(schedule, round - 15)
    const late = at(schedule, round - 2)
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    schedule[round] = at(schedule, round - 16) + small + at(schedule, round - 7) + large
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let round = 0; round < ROUNDS; round += 1) {
    const choice = (e & f) ^ (~e & g)
    const one =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + at(CONSTANTS, round) + at(schedule, round)) | 0
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) hash[index] = at(hash, index) + word
}

/** The words of the blocks that follow `before` bytes, filled up as the hash wants its end. */
function blocksOf(bytes: Uint8Array, before: number): Int32Array {
  const length = Math.ceil((bytes.length + 1 + LENGTH_BYTES) / BLOCK_BYTES) * BLOCK_BYTES
  const filled = new DataView(new ArrayBuffer(length))
  for (const [index, byte] of bytes.entries()) filled.setUint8(index, byte)
  filled.setUint8(bytes.length, 0x80)
  filled.setUint32(length - 4, (before + bytes.length) * 8)
  return Int32Array.from({ length: length / 4 }, (_, index) => filled.getInt32(index * 4))
}

/** Goes on with a hash that has taken `before` bytes already, to its end. */
function hashed(start: Int32Array, bytes: Uint8Array, before = 0): Int32Array {
  const hash = start.slice()
  const blocks = blocksOf(bytes, before)
  for (let from = 0; from < blocks.length; from += 16) mix(hash, blocks.subarray(from, from + 16))
  return hash
}

const bytesOf = (words: Int32Array): Uint8Array => {
  const view = new DataView(new ArrayBuffer(words.length * 4))
  for (const [index, word] of words.entries()) view.setInt32(index * 4, word)
  return new Uint8Array(view.buffer)
}

/** What a keyed hash begins with: one block of the key, for its inner and its outer half. */
function begunWith(key: Uint8Array, mask: number): Int32Array {
  const short = key.length > BLOCK_BYTES ? bytesOf(hashed(START, key)) : key
  const block = Uint8Array.from({ length: BLOCK_BYTES }, (_, index) => (short[index] ?? 0) ^ mask)
  const view = new DataView(block.buffer)
  const hash = START.slice()
  mix(
    hash,
    Int32Array.from({ length: 16 }, (_, index) => view.getInt32(index * 4)),
  )
  return hash
}

/** One part of the key, of 32 bytes. */
function partOf(inner: Int32Array, outer: Int32Array, salt: Uint8Array, number: number, rounds: number): Uint8Array {
  const counted = new Uint8Array([...salt, ...bytesOf(Int32Array.of(number))])
  const first = hashed(outer, bytesOf(hashed(inner, counted, BLOCK_BYTES)), BLOCK_BYTES)
  const sum = first.slice()
  // From here on each text is one hash long, in one block of which eight words change.
  const block = blocksOf(bytesOf(first), BLOCK_BYTES)
  const half = (start: Int32Array, hash: Int32Array) => {
    hash.set(start)
    mix(hash, block)
    block.set(hash)
  }
  const hash = new Int32Array(WORDS)
  for (let round = 1; round < rounds; round += 1) {
    half(inner, hash)
    half(outer, hash)
    for (let index = 0; index < WORDS; index += 1) sum[index] = at(sum, index) ^ at(hash, index)
  }
  return bytesOf(sum)
}

/** What a challenge says of its work. */
interface Work {
  algorithm: string
  cost: number
  keyLength?: number
}

/**
 * Derives the key of a challenge, as `deriveKey` of the library does.
 * @throws for another algorithm
 */
export async function deriveKey(
  { algorithm, cost, keyLength = HASH_BYTES }: Work,
  salt: Uint8Array,
  password: Uint8Array,
) {
  if (algorithm !== 'PBKDF2/SHA-256') throw new Error(`Without https there is no ${algorithm}.`)
  const [inner, outer] = [begunWith(password, INNER), begunWith(password, OUTER)]
  const parts = Array.from({ length: Math.ceil(keyLength / HASH_BYTES) }, (_, index) =>
    partOf(inner, outer, salt, index + 1, cost),
  )
  return { parameters: {}, derivedKey: new Uint8Array(parts.flatMap((part) => [...part])).slice(0, keyLength) }
}
