import type { Language } from '#contract/core/languages.ts'

/** Texts of cards. Russian suits stand in the genitive. */
export const cardTexts = {
  ru: {
    card: '{rank} {suit}',
    'rank-T': '10',
    'rank-J': 'валет',
    'rank-Q': 'дама',
    'rank-K': 'король',
    'rank-A': 'туз',
    'suit-c': 'треф',
    'suit-d': 'бубен',
    'suit-h': 'червей',
    'suit-s': 'пик',
  },
  en: {
    card: '{rank} of {suit}',
    'rank-T': '10',
    'rank-J': 'jack',
    'rank-Q': 'queen',
    'rank-K': 'king',
    'rank-A': 'ace',
    'suit-c': 'clubs',
    'suit-d': 'diamonds',
    'suit-h': 'hearts',
    'suit-s': 'spades',
  },
} as const

/** Names a card such as `Th`: "10 of hearts". */
export function cardText([rank = '', suit = '']: string, language: Language): string {
  const words: Readonly<Record<string, string>> = cardTexts[language]
  const suitText = words[`suit-${suit}`] ?? suit
  return cardTexts[language].card.replace('{rank}', words[`rank-${rank}`] ?? rank).replace('{suit}', suitText)
}
