import { cherryRow, PAYS, REEL, SYMBOLS, TWO_CHERRIES, type CherrySymbol } from './rules.ts'
import type { Language } from '#contract/core/languages.ts'
import type { Bilingual } from '#contract/core/languages.ts'
import { formatCount, formatReturn, htmlTable } from '../explanation-numbers.ts'

const THREE: Readonly<Record<CherrySymbol, Bilingual>> = {
  seven: { ru: 'Три семёрки', en: 'Three sevens' },
  bar: { ru: 'Три «бара»', en: 'Three bars' },
  gem: { ru: 'Три алмаза', en: 'Three diamonds' },
  plum: { ru: 'Три сливы', en: 'Three plums' },
  cherry: { ru: 'Три вишни', en: 'Three cherries' },
}

const TWO: Bilingual = { ru: 'Ровно две вишни', en: 'Exactly two cherries' }
const HEAD: Readonly<Record<Language, readonly string[]>> = {
  ru: ['Комбинация', 'Позиций на барабане', 'Выплата в ставках', 'Комбинаций из 4 096'],
  en: ['Combination', 'Stops per reel', 'Pays (× bet)', 'Combinations out of 4,096'],
}

const stopsOf = (symbol: CherrySymbol): number => REEL.filter((stop) => stop === symbol).length

/** The paytable of Cherry Row, with the number of combinations that pay. */
export function cherryRowTable(language: Language): string {
  const cherries = stopsOf('cherry')
  const rows = [
    ...SYMBOLS.map((symbol) => [THREE[symbol][language], stopsOf(symbol), PAYS[symbol], stopsOf(symbol) ** 3] as const),
    [TWO[language], cherries, TWO_CHERRIES, 3 * cherries ** 2 * (REEL.length - cherries)] as const,
  ]
  return htmlTable(
    HEAD[language],
    rows.map(([name, stops, pays, count]) => [name, stops, pays, formatCount(count, language)]),
  )
}

export const cherryRowRules: Bilingual = {
  ru: `<p>Выберите ставку и крутите. Три одинаковых барабана по 16 позиций, все комбинации равновероятны. Платят три
    одинаковых символа и ровно две вишни на любых барабанах; две вишни возвращают ставку.</p>
    ${cherryRowTable('ru')}
    <p>Возврат — ${formatReturn(cherryRow.facts, 'ru')} ставок на длинной серии раундов.</p>`,
  en: `<p>Choose a bet and spin. There are three identical reels with 16 stops each, and every combination is equally
    likely. Three of a kind pay, and so do exactly two cherries on any reels, which return your bet.</p>
    ${cherryRowTable('en')}
    <p>The return is ${formatReturn(cherryRow.facts, 'en')} of all bets over a very large number of rounds.</p>`,
}
