import { cardText } from '../cards/texts.ts'
import type { PlayedRound } from '../game.ts'
import type { GameProof } from '../proof.ts'
import { HANDS } from './names.ts'
import { readDeal } from './read-view.ts'

const HELD = { ru: 'оставили', en: 'held' } as const

const cardsOf = (round: PlayedRound): readonly string[] => readDeal(round.view).cards

export const jacksPlusProof: GameProof = {
  name: { ru: 'Видеопокер Валеты+', en: 'Jacks Plus' },
  bet: { kind: 'stake' },
  hold: { cards: cardsOf, name: cardText },
  symbols({ round }, language) {
    const { cards, held } = readDeal(round?.view)
    return cards.map((card, index) => ({
      label: cardText(card, language),
      image: null,
      ...(held[index] === true ? { mark: HELD[language] } : {}),
    }))
  },
  pays({ round }, language) {
    const { hand } = readDeal(round.view)
    const name = HANDS.find(([one]) => one === hand)?.[1]
    return name === undefined ? [] : [{ label: name[language], win: round.win }]
  },
}
