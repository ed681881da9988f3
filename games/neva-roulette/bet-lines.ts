import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import { fieldOf, itemsOf, numberOf } from '../json.ts'

/* Chips as lines of text: the place and rubles. */

const LINE = /^(?<on>[a-z\d-]+)[\s:]+(?<rubles>\d{1,6})(?:\s*₽)?$/u

/** Reads bets, one a line or separated by commas: `red 5`. */
export const readBetLines = (text: string): { chips: { on: string; kopecks: number }[] } => ({
  chips: text
    .split(/[\n,;]/u)
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== '')
    .map((line) => {
      const { on = '', rubles = '0' } = LINE.exec(line)?.groups ?? {}
      return { on, kopecks: Number(rubles) * KOPECKS_PER_RUBLE }
    }),
})

/** Writes the chips of a bet; `null` if it has none. */
export function writeBetLines(bet: unknown): string | null {
  const chips = itemsOf(fieldOf(bet, 'chips'))
  if (chips.length === 0) return null
  return chips
    .map((chip) => `${String(fieldOf(chip, 'on'))} ${numberOf(fieldOf(chip, 'kopecks')) / KOPECKS_PER_RUBLE}`)
    .join('\n')
}
