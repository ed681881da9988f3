import type { Language } from '#contract/core/languages.ts'
import { cherryNames } from './names.ts'
import { SYMBOLS } from './rules.ts'

const names = (language: Language) =>
  Object.fromEntries(SYMBOLS.map((symbol) => [symbol, cherryNames[symbol][language]]))

/** Texts of Cherry Row. */
export const texts = {
  ru: {
    paytable: 'Три в ряд',
    hint: 'Пробел — крутить',
    play: 'Крутить',
    playing: 'Крутим…',
    reels: 'Барабаны: {symbols}',
    ...names('ru'),
    'three-seven': 'три семёрки',
    'three-bar': 'три бара',
    'three-gem': 'три алмаза',
    'three-plum': 'три сливы',
    'three-cherry': 'три вишни',
    'two-cherry': 'две любые вишни',
    captionWin: '{what}, ×{times}',
    captionBack: 'две вишни: ставка возвращена',
    captionPair: 'две вишни, ×{times}',
    captionNothing: 'без выигрыша',
  },
  en: {
    paytable: 'Three in a row',
    hint: 'Space to spin',
    play: 'Spin',
    playing: 'Spinning…',
    reels: 'Reels: {symbols}',
    ...names('en'),
    'three-seven': 'three sevens',
    'three-bar': 'three bars',
    'three-gem': 'three diamonds',
    'three-plum': 'three plums',
    'three-cherry': 'three cherries',
    'two-cherry': 'exactly two cherries',
    captionWin: '{what}, ×{times}',
    captionBack: 'two cherries: bet returned',
    captionPair: 'two cherries, ×{times}',
    captionNothing: 'no win',
  },
}
