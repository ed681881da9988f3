import type { Language } from '#contract/core/languages.ts'
import type { GameProof } from '../proof.ts'
import { skinPictureUrl } from '../skins/picture-urls.ts'
import { readSpin } from './read-view.ts'
import { ROWS, SCATTER, SYMBOLS } from './reels.ts'
import { coastSkin } from './skin.ts'

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

/** What can be checked of a game by the rules of Amber Coast, with the symbols of its cover. */
export function amberCoastProof(motif: string): GameProof {
  const skin = coastSkin(motif)
  function countText(shown: string, count: number, language: Language): string {
    const symbol = symbolOf(shown)
    return `${symbol === undefined ? '' : skin(symbol).name[language]} × ${count}`
  }
  return {
    name: { ru: 'Янтарный Берег', en: 'Amber Coast' },
    bet: { kind: 'stake' },
    isForced: true,
    isGrid: true,
    symbols({ views }, language) {
      const { grid } = readSpin(views[0])
      return Array.from({ length: ROWS }, (_, row) => grid.flatMap((reel) => symbolOf(reel[row]) ?? []))
        .flat()
        .map(skin)
        .map(({ name, picture }) => ({ label: name[language], image: skinPictureUrl(picture) }))
    },
    note: ({ round, views }, language) =>
      readSpin(round?.view).free === null ? '' : TEXTS[language].note(views.length - 1),
    /** The lines of the spin of the bet, its scatters, and each free spin that paid. */
    pays({ views: [first, ...freeSpins] }, language) {
      const { line, scatters, freeSpin } = TEXTS[language]
      const spin = readSpin(first)
      return [
        ...spin.lines.map((one) => ({
          label: line(one.line, countText(one.symbol, one.count, language)),
          win: one.win,
        })),
        { label: scatters(countText(SCATTER, spin.scatters, language)), win: spin.scatterWin },
        ...freeSpins.map((view, index) => ({ label: freeSpin(index + 1), win: readSpin(view).win })),
      ].filter(({ win }) => win > 0)
    },
  }
}
