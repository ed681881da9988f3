import { createHmac } from 'node:crypto'

/** What a round's numbers come from; the same three always give the same numbers. */
export interface RoundSeeds {
  serverSeed: string
  clientSeed: string
  /** Counts the rounds of a pair of seeds. */
  nonce: number
}

const BYTES = 4
const RANGE = 2 ** 32

/**
 * Whole numbers in [0, below) for a round: `HMAC-SHA256(serverSeed, clientSeed:nonce:cursor)`, four bytes a number, with
 * rejection, so that every number is equally likely.
 */
export function* roundNumbers({ serverSeed, clientSeed, nonce }: RoundSeeds, below: number): Generator<number, never> {
  const limit = RANGE - (RANGE % below)
  for (let cursor = 0; ; cursor += 1) {
    const block = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${cursor}`).digest()
    for (let at = 0; at + BYTES <= block.length; at += BYTES) {
      const number = block.readUInt32BE(at)
      if (number < limit) yield number % below
    }
  }
}
