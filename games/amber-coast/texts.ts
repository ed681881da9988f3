import { namesOf } from '../skins/skins.ts'
import { SCATTER, SYMBOLS } from './reels.ts'
import { coastSkin } from './skin.ts'

/** Texts of a game by the rules of Amber Coast. */
export function textsOf(motif: string) {
  const skin = coastSkin(motif)
  const { name, several } = skin(SCATTER)
  return {
    ru: {
      ...namesOf(SYMBOLS, skin, 'ru'),
      paytable: 'Выплаты, ₽',
      symbol: 'символ',
      wild: `заменяет любой, кроме ${several.ru}`,
      hint: 'Пробел — крутить',
      play: 'Крутить',
      playing: 'Крутим…',
      next: 'Фриспин {number} из {won}',
      about: `20 линий. 3 ${several.ru} — 8 фриспинов ×2`,
      won: 'Фриспины: {won}, выигрыши ×2',
      free: 'Фриспин {played} из {won}, ×2',
      total: 'Всего {total}',
      reels: 'Барабаны. Верхний ряд: {top}. Средний ряд: {middle}. Нижний ряд: {bottom}.',
      line: '{symbol}, {count} подряд, линия {lines} — {win}',
      lines: '{symbol}, {count} подряд, линии {lines} — {win}',
      scatters: `${name.ru}, {count} на экране — {win}`,
      captionLine: '{count}\u00a0×\u00a0{symbol}, линия\u00a0{lines}:\u00a0{win}',
      captionLines: '{count}\u00a0×\u00a0{symbol}, линии\u00a0{lines}:\u00a0{win}',
      captionScatters: `{count} × ${name.ru}: {win}`,
      added: 'фриспинов выиграно: {added}',
      noLines: 'линии не совпали',
      nothing: 'без выигрыша',
      wholeRound: 'вместе с фриспинами ({played})',
      spokenWon: '{wins}. Всего {total}',
      spokenFree: 'Фриспин {played} из {won}. {wins}. Всего {total}',
      spokenRound: 'Фриспин {played} из {won}. {wins}. Весь раунд',
    },
    en: {
      ...namesOf(SYMBOLS, skin, 'en'),
      paytable: 'Paytable, ₽',
      symbol: 'symbol',
      wild: `stands in for any but the ${name.en}`,
      hint: 'Space to spin',
      play: 'Spin',
      playing: 'Spinning…',
      next: 'Free spin {number} of {won}',
      about: `20 lines. 3 ${several.en}: 8 free spins ×2`,
      won: 'Free spins: {won}, wins ×2',
      free: 'Free spin {played} of {won}, ×2',
      total: 'Total {total}',
      reels: 'Reels. Top row: {top}. Middle row: {middle}. Bottom row: {bottom}.',
      line: '{symbol}, {count} in a row, line {lines}, {win}',
      lines: '{symbol}, {count} in a row, lines {lines}, {win}',
      scatters: `${name.en}, {count} on the screen, {win}`,
      captionLine: '{count}\u00a0×\u00a0{symbol}, line\u00a0{lines}:\u00a0{win}',
      captionLines: '{count}\u00a0×\u00a0{symbol}, lines\u00a0{lines}:\u00a0{win}',
      captionScatters: `{count} × ${name.en}: {win}`,
      added: 'free spins won: {added}',
      noLines: 'no winning lines',
      nothing: 'no win',
      wholeRound: 'including free spins ({played})',
      spokenWon: '{wins}. Total {total}',
      spokenFree: 'Free spin {played} of {won}. {wins}. Total {total}',
      spokenRound: 'Free spin {played} of {won}. {wins}. Whole round',
    },
  }
}
