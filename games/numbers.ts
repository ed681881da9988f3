import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, createView, utf8ToBytes } from '@noble/hashes/utils.js'

/** Seeds of a round; equal seeds give equal numbers. */
export interface RoundSeeds {
  serverSeed: string
  clientSeed: string
  /** Number of the round for a pair of seeds, from zero. */
  nonce: number
}

/** Draws the next uniform integer in [0, below). */
export type Draw = (below: number) => number

const BYTES_PER_NUMBER = 4
const UINT32_RANGE = 2 ** 32

/** Hash of a server seed, published before the seed itself: SHA-256 of its text, in hexadecimal. */
export const seedHash = (serverSeed: string): string => bytesToHex(sha256(utf8ToBytes(serverSeed)))

/** The text whose HMAC is a block of eight numbers. */
export const blockText = ({ clientSeed, nonce }: RoundSeeds, cursor: number): string =>
  `${clientSeed}:${nonce}:${cursor}`

/** The seeds of a round in one text, from which a hit of a jackpot is drawn. */
export const serializeSeeds = ({ serverSeed, clientSeed, nonce }: RoundSeeds): string =>
  `${serverSeed}:${clientSeed}:${nonce}`

/** Returns a block of a round: HMAC-SHA256 of `blockText`, with the server seed as the key. */
export const numberBlock = (seeds: RoundSeeds, cursor: number): Uint8Array =>
  hmac(sha256, utf8ToBytes(seeds.serverSeed), utf8ToBytes(blockText(seeds, cursor)))

/**
 * Draws the numbers of a round: `HMAC-SHA256(serverSeed, clientSeed:nonce:cursor)` for cursor 0, 1, 2, …, four bytes
 * each, most significant first, with rejection sampling. `onRead` is called with each four bytes that were read.
 */
export function createDraw(seeds: RoundSeeds, onRead?: (uint32: number) => void): Draw {
  let cursor = 0
  let block: DataView = new DataView(new ArrayBuffer(0))
  let offset = 0
  function nextUint32(): number {
    if (offset === block.byteLength) {
      block = createView(numberBlock(seeds, cursor))
      cursor += 1
      offset = 0
    }
    const number = block.getUint32(offset)
    offset += BYTES_PER_NUMBER
    onRead?.(number)
    return number
  }
  return (below) => {
    const limit = UINT32_RANGE - (UINT32_RANGE % below)
    let number = nextUint32()
    while (number >= limit) number = nextUint32()
    return number % below
  }
}
