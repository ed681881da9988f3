import { createHmac } from 'node:crypto'

/** Seeds of a round; equal seeds give equal numbers. */
export interface RoundSeeds {
  serverSeed: string
  clientSeed: string
  /** Round number for a pair of seeds. */
  nonce: number
}

const BYTES_PER_NUMBER = 4
const UINT32_RANGE = 2 ** 32

/**
 * Yields uniform integers in [0, max) for a round: `HMAC-SHA256(serverSeed, clientSeed:nonce:cursor)`, four bytes each,
 * with rejection sampling.
 */
export function* roundNumbers({ serverSeed, clientSeed, nonce }: RoundSeeds, max: number): Generator<number, never> {
  const limit = UINT32_RANGE - (UINT32_RANGE % max)
  for (let cursor = 0; ; cursor += 1) {
    const block = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${cursor}`).digest()
    for (let offset = 0; offset + BYTES_PER_NUMBER <= block.length; offset += BYTES_PER_NUMBER) {
      const number = block.readUInt32BE(offset)
      if (number < limit) yield number % max
    }
  }
}
