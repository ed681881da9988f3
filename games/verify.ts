import { bytesToHex } from '@noble/hashes/utils.js'
import type { GameEngine, JsonValue, PlayedRound } from './game.ts'
import { blockText, createDraw, numberBlock, seedHash, type RoundSeeds } from './numbers.ts'

/** A round computed again, with the steps that lead to it. */
export interface RoundProof {
  /** Hash of the server seed, which was published before the round. */
  hash: string
  /** The first block of numbers: any HMAC tool gives the same. */
  text: string
  block: string
  /** The drawn numbers, each with the count of its possible values and the four bytes that it was drawn from. */
  numbers: readonly { number: number; below: number; source: string }[]
  /** The result; `null` if the bet or an action is not possible. */
  round: PlayedRound | null
  /** What the player saw after the bet and after each action; none without a result. */
  views: readonly JsonValue[]
}

/** Plays a round again from its seeds, its bet and the player's actions. */
export function verifyRound(
  engine: GameEngine,
  seeds: RoundSeeds,
  bet: unknown,
  actions: readonly unknown[] = [],
): RoundProof {
  const numbers: { number: number; below: number; source: string }[] = []
  let last = 0
  const draw = createDraw(seeds, (uint32) => (last = uint32))
  const round = engine.play(bet, actions, (below) => {
    const number = draw(below)
    numbers.push({ number, below, source: last.toString(16).padStart(8, '0') })
    return number
  })
  return {
    hash: seedHash(seeds.serverSeed),
    text: blockText(seeds, 0),
    block: bytesToHex(numberBlock(seeds, 0)),
    numbers,
    round,
    views: engine.views(bet, actions, createDraw(seeds)),
  }
}
