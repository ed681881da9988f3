import type { Language } from '#contract/core/languages.ts'
import type { GameProof } from '../proof.ts'
import { readBetLines, writeBetLines } from './bet-lines.ts'
import { betNames } from './bet-names.ts'
import { BETS } from './bets.ts'
import { readSpin } from './read-view.ts'
import { texts } from './texts.ts'
import { colourOf } from './wheel-picture.ts'

const HINT = {
  ru: 'По одной на строку: имя и рубли. Игра даёт свои ставки вместе с открытым сидом. Имена: straight-17 — число, split-17-20 — сплит, street-16-17-18 — стрит, corner-16-17-19-20 — каре, line-16-17-18-19-20-21 — сикслайн, dozen-2 — дюжина, column-1 — колонна, red и black — цвет, odd — нечет, even — чёт, low — 1–18, high — 19–36.',
  en: 'One per line: name and rubles. The game gives your bets with the revealed seed. Names: straight-17 for a number, split-17-20, street-16-17-18, corner-16-17-19-20, line-16-17-18-19-20-21 for a six line, dozen-2, column-1, red, black, odd, even, low for 1–18, high for 19–36.',
} as const

const isKind = (kind: string): kind is keyof typeof betNames => Object.hasOwn(betNames, kind)

/** Names a place of the cloth such as `split-17-20`. */
function placeText(on: string, language: Language): string {
  const [kind = '', ...numbers] = on.split('-')
  const words: Readonly<Record<string, string>> = texts[language]
  return isKind(kind) ? `${betNames[kind][language]} ${numbers.join(', ')}` : (words[on] ?? on)
}

export const nevaRouletteProof: GameProof = {
  name: { ru: 'Рулетка Невская', en: 'Neva Roulette' },
  bet: {
    kind: 'lines',
    label: { ru: 'Ставки', en: 'Bets' },
    hint: HINT,
    sample: 'red 5',
    read: (text) => ({ bet: readBetLines(text), actions: [] }),
    write: writeBetLines,
  },
  symbols({ round }, language) {
    if (round === null) return []
    const { number } = readSpin(round.view)
    const colour = colourOf(number, BETS.get('red') ?? [])
    return [{ label: `${number}, ${texts[language][`colour-${colour}`]}`, image: null }]
  },
  /** Every chip, also those that paid nothing. */
  pays: ({ round }, language, money) =>
    readSpin(round.view).chips.map(({ on, kopecks, win }) => ({
      label: `${placeText(on, language)} · ${money(kopecks)}`,
      win,
    })),
}
