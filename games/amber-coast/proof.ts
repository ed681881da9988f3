import type { Language } from '#contract/core/languages.ts'
import { pictureUrl } from '../pictures.ts'
import type { GameProof } from '../proof.ts'
import { coastNames } from './names.ts'
import { readSpin } from './read-view.ts'
import { ROWS, SCATTER, SYMBOLS } from './reels.ts'

const TEXTS = {
  ru: {
    note: (count: number) => `Показан спин ставки, за ним фриспинов: ${count}.`,
    line: (line: number, symbols: string) => `Линия ${line}: ${symbols}`,
    scatters: (symbols: string) => `Где угодно: ${symbols}`,
    freeSpin: (number: number) => `Фриспин ${number}`,
  },
  en: {
    note: (count: number) => `The first spin is shown, followed by free spins: ${count}.`,
    line: (line: number, symbols: string) => `Line ${line}: ${symbols}`,
    scatters: (symbols: string) => `Anywhere: ${symbols}`,
    freeSpin: (number: number) => `Free spin ${number}`,
  },
} as const

const symbolOf = (shown: string | undefined) => SYMBOLS.find((symbol) => symbol === shown)

function countText(shown: string, count: number, language: Language): string {
  const symbol = symbolOf(shown)
  return `${symbol === undefined ? '' : coastNames[symbol][language]} × ${count}`
}

/** SVG files by path. */
const pictures = import.meta.glob<string>('./pictures/symbols/*.svg', { eager: true, query: '?raw', import: 'default' })

export const amberCoastProof: GameProof = {
  name: { ru: 'Янтарный Берег', en: 'Amber Coast' },
  bet: { kind: 'stake' },
  isForced: true,
  isGrid: true,
  symbols({ views }, language) {
    const { grid } = readSpin(views[0])
    return Array.from({ length: ROWS }, (_, row) => grid.flatMap((reel) => symbolOf(reel[row]) ?? []))
      .flat()
      .map((symbol) => ({
        label: coastNames[symbol][language],
        image: pictureUrl(pictures[`./pictures/symbols/${symbol}.svg`]),
      }))
  },
  note: ({ round, views }, language) =>
    readSpin(round?.view).free === null ? '' : TEXTS[language].note(views.length - 1),
  /** The lines of the spin of the bet, its scatters, and each free spin that paid. */
  pays({ views: [first, ...freeSpins] }, language) {
    const { line, scatters, freeSpin } = TEXTS[language]
    const spin = readSpin(first)
    return [
      ...spin.lines.map((one) => ({ label: line(one.line, countText(one.symbol, one.count, language)), win: one.win })),
      { label: scatters(countText(SCATTER, spin.scatters, language)), win: spin.scatterWin },
      ...freeSpins.map((view, index) => ({ label: freeSpin(index + 1), win: readSpin(view).win })),
    ].filter(({ win }) => win > 0)
  },
}
