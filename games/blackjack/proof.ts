import type { Language } from '#contract/core/languages.ts'
import { cardText } from '../cards/texts.ts'
import type { GameProof } from '../proof.ts'
import { readLines, writeLines } from './bet-lines.ts'
import { RESULT_NAMES } from './names.ts'
import { winOf } from './pays.ts'
import { readTable } from './read-view.ts'

const DEALER = { ru: 'дилер', en: 'dealer' } as const
const HAND = { ru: 'рука', en: 'hand' } as const

/** Names a hand: with its number after a split. */
const handName = (index: number, count: number, language: Language): string =>
  count === 1 ? HAND[language] : `${HAND[language]} ${index + 1}`

export const blackjackProof: GameProof = {
  name: { ru: 'Блэкджек', en: 'Blackjack' },
  bet: {
    kind: 'lines',
    label: { ru: 'Ставка и ходы', en: 'Bet and moves' },
    hint: {
      ru: 'Две строки. stake — ставка в рублях, play — ходы по порядку: hit — ещё, stand — хватит, double — удвоить, split — разделить. Что не сыграно, заканчивается словом stand. Игра даёт эти строки вместе с открытым сидом.',
      en: 'Two lines: stake in rubles, and play for the moves in order: hit, stand, double, split. Hands that are not finished stand. The game gives these lines with the revealed seed.',
    },
    sample: 'stake 10\nplay stand',
    read: readLines,
    write: writeLines,
  },
  symbols({ round }, language) {
    const { dealer, hands } = readTable(round?.view)
    const cardsOf = (cards: readonly string[], mark: string) =>
      cards.map((card) => ({ label: cardText(card, language), image: null, mark }))
    return [
      ...hands.flatMap(({ cards }, index) => cardsOf(cards, handName(index, hands.length, language))),
      ...cardsOf(dealer.cards, DEALER[language]),
    ]
  },
  pays({ round }, language) {
    const { hands, dealer } = readTable(round.view)
    return hands.flatMap(({ total, stake, result }, index) => {
      if (result === null) return []
      const name = handName(index, hands.length, language)
      const label = `${name} ${total}, ${DEALER[language]} ${dealer.total}: ${RESULT_NAMES[result][language]}`
      return [{ label: label.charAt(0).toUpperCase() + label.slice(1), win: winOf(result, stake) }]
    })
  },
}
