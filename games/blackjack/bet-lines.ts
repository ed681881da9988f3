import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { JsonValue } from '../game.ts'
import { fieldOf, isNumber, itemsOf } from '../json.ts'

/* A round as lines of text: the bet in rubles, and the moves in order. */

/** Writes a round: `stake 10`, `play hit stand`. */
export const writeRound = (stake: number, moves: readonly string[]): readonly string[] => [
  `stake ${stake / KOPECKS_PER_RUBLE}`,
  ...(moves.length === 0 ? [] : [`play ${moves.join(' ')}`]),
]

/** Writes the bet and the actions of a copied proof; `null` if they are of another game. */
export function writeLines(bet: unknown, actions: unknown): string | null {
  const stake = fieldOf(bet, 'stake')
  const moves = itemsOf(actions).map((action) => fieldOf(action, 'move'))
  const names = moves.filter((move) => typeof move === 'string')
  return isNumber(stake) && names.length === moves.length ? writeRound(stake, names).join('\n') : null
}

/** Reads the lines of a round, which may also be separated by semicolons. */
export function readLines(text: string): { bet: JsonValue; actions: readonly JsonValue[] } {
  const lines = new Map(
    text
      .toLowerCase()
      .split(/[\n;]/u)
      .map((line) => line.split(/[\s,:]+/u).filter((word) => word !== ''))
      .map(([name = '', ...words]) => [name, words]),
  )
  return {
    bet: { stake: Number(lines.get('stake')?.[0] ?? 0) * KOPECKS_PER_RUBLE },
    actions: (lines.get('play') ?? []).map((move) => ({ move })),
  }
}
