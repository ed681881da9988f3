import { namesOf } from '../skins/skins.ts'
import { SYMBOLS } from './rules.ts'
import { cherrySkin } from './skin.ts'

const threes = (motif: string, language: 'ru' | 'en') =>
  Object.fromEntries(SYMBOLS.map((symbol) => [`three-${symbol}`, cherrySkin(motif)(symbol).three[language]]))

/** Texts of a game by the rules of Cherry Row. */
export function textsOf(motif: string) {
  const skin = cherrySkin(motif)
  const { two, several } = skin('cherry')
  return {
    ru: {
      paytable: 'Три в ряд',
      hint: 'Пробел — крутить',
      play: 'Крутить',
      playing: 'Крутим…',
      reels: 'Барабаны: {symbols}',
      ...namesOf(SYMBOLS, skin, 'ru'),
      ...threes(motif, 'ru'),
      'two-cherry': `ровно ${two.ru}`,
      captionWin: '{what}, ×{times}',
      captionBack: `${two.ru}: ставка возвращена`,
      captionPair: `${two.ru}, ×{times}`,
      captionNothing: 'без выигрыша',
    },
    en: {
      paytable: 'Three in a row',
      hint: 'Space to spin',
      play: 'Spin',
      playing: 'Spinning…',
      reels: 'Reels: {symbols}',
      ...namesOf(SYMBOLS, skin, 'en'),
      ...threes(motif, 'en'),
      'two-cherry': `exactly two ${several.en}`,
      captionWin: '{what}, ×{times}',
      captionBack: `${two.en}: bet returned`,
      captionPair: `${two.en}, ×{times}`,
      captionNothing: 'no win',
    },
  }
}
