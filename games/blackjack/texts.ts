import type { Language } from '#contract/core/languages.ts'
import { cardTexts } from '../cards/texts.ts'
import { RESULT_NAMES } from './names.ts'
import { RESULTS } from './read-view.ts'

const resultTexts = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(RESULTS.map((result) => [`result-${result}`, RESULT_NAMES[result][language]]))

/** Texts of Blackjack. */
export const texts = {
  ru: {
    ...cardTexts.ru,
    ...resultTexts('ru'),
    paytable: 'Выплаты',
    'pays-blackjack': 'Блэкджек',
    'pays-win': 'Победа',
    hint: 'Ход — клавиши 1–4',
    deal: 'Раздать',
    yourMove: 'Ваш ход',
    playing: 'Секунду…',
    moves: 'Ваш ход',
    'move-hit': 'Ещё',
    'move-stand': 'Хватит',
    'move-double': 'Удвоить',
    'move-split': 'Разделить',
    added: '+{sum}',
    dealer: 'Дилер',
    player: 'Вы',
    handNumber: 'Рука {number}',
    soft: 'мягкие {total}',
    noCards: '{name}: карт нет',
    cards: '{name}: {cards} — {total}',
    table: '{hand}. У дилера {dealer}',
    versus: '{total} против {dealer}',
    spokenResult: '{hand}, {result}',
    shownResult: '{hand} — {result}',
    ended: '{hands}. У дилера {dealer}',
  },
  en: {
    ...cardTexts.en,
    ...resultTexts('en'),
    paytable: 'Payouts',
    'pays-blackjack': 'Blackjack',
    'pays-win': 'Win',
    hint: 'Play with keys 1–4',
    deal: 'Deal',
    yourMove: 'Your move',
    playing: 'One moment…',
    moves: 'Your move',
    'move-hit': 'Hit',
    'move-stand': 'Stand',
    'move-double': 'Double',
    'move-split': 'Split',
    added: '+{sum}',
    dealer: 'Dealer',
    player: 'You',
    handNumber: 'Hand {number}',
    soft: 'soft {total}',
    noCards: '{name}: no cards',
    cards: '{name}: {cards} — {total}',
    table: '{hand}. Dealer shows {dealer}',
    versus: '{total} against {dealer}',
    spokenResult: '{hand}, {result}',
    shownResult: '{hand}: {result}',
    ended: '{hands}. Dealer has {dealer}',
  },
} as const
