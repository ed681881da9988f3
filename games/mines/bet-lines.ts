import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { JsonValue } from '../game.ts'
import { fieldOf, isNumber, itemsOf, numberOf } from '../json.ts'

/* A round as lines of text: stake in rubles, number of mines, and the opened cells, counted from 1 by rows. */

/** Writes a round: `stake 10`, `mines 3`, `open 7 12`. */
export const writeRound = (stake: number, mines: number, opened: readonly number[]): readonly string[] => [
  `stake ${stake / KOPECKS_PER_RUBLE}`,
  `mines ${mines}`,
  ...(opened.length === 0 ? [] : [`open ${opened.map((cell) => cell + 1).join(' ')}`]),
]

/** Writes the bet and the actions of a copied proof; `null` if they are of another game. */
export function writeLines(bet: unknown, actions: unknown): string | null {
  const mines = fieldOf(bet, 'mines')
  if (!isNumber(mines)) return null
  const opened = itemsOf(actions)
    .map((action) => fieldOf(action, 'open'))
    .filter(isNumber)
  return writeRound(numberOf(fieldOf(bet, 'stake')), mines, opened).join('\n')
}

/** Reads the lines of a round, which may also be separated by semicolons. */
export function readLines(text: string): { bet: JsonValue; actions: readonly JsonValue[] } {
  const lines = new Map(
    text
      .toLowerCase()
      .split(/[\n;]/u)
      .map((line) => line.split(/[\s,:]+/u).filter((word) => word !== ''))
      .map(([name = '', ...numbers]) => [name, numbers.map(Number)]),
  )
  const numberAt = (name: string) => lines.get(name)?.[0] ?? null
  return {
    bet: { stake: (numberAt('stake') ?? 0) * KOPECKS_PER_RUBLE, mines: numberAt('mines') },
    actions: (lines.get('open') ?? []).map((cell) => ({ open: cell - 1 })),
  }
}
