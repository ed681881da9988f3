import type { Bilingual, Language } from '#contract/core/languages.ts'
import { formatCount, formatReturn, htmlTable } from '../explanation-numbers.ts'
import { capitalise } from '../skins/skins.ts'
import { cherryRow, PAYS, REEL, SYMBOLS, TWO_CHERRIES, type CherrySymbol } from './rules.ts'
import { cherrySkin } from './skin.ts'

const EXACTLY: Bilingual = { ru: 'Ровно', en: 'Exactly' }
const HEAD: Readonly<Record<Language, readonly string[]>> = {
  ru: ['Комбинация', 'Позиций на барабане', 'Выплата в ставках', 'Комбинаций из 4 096'],
  en: ['Combination', 'Stops per reel', 'Pays (× bet)', 'Combinations out of 4,096'],
}

const stopsOf = (symbol: CherrySymbol): number => REEL.filter((stop) => stop === symbol).length

/** The paytable of Cherry Row, with the number of combinations that pay, by the names of a motif. */
export function cherryRowTable(language: Language, motif = ''): string {
  const skin = cherrySkin(motif)
  const cherries = stopsOf('cherry')
  const two = `${EXACTLY[language]} ${skin('cherry').two[language]}`
  const rows = [
    ...SYMBOLS.map((symbol) => {
      const three = capitalise(skin(symbol).three[language])
      return [three, stopsOf(symbol), PAYS[symbol], stopsOf(symbol) ** 3] as const
    }),
    [two, cherries, TWO_CHERRIES, 3 * cherries ** 2 * (REEL.length - cherries)] as const,
  ]
  return htmlTable(
    HEAD[language],
    rows.map(([name, stops, pays, count]) => [name, stops, pays, formatCount(count, language)]),
  )
}

/** The rules of a game that plays by Cherry Row. */
export function cherryRowRules(motif: string): Bilingual {
  const { two } = cherrySkin(motif)('cherry')
  return {
    ru: `<p>Выберите ставку и крутите. Три одинаковых барабана по 16 позиций, все комбинации равновероятны. Платят три
    одинаковых символа и ровно ${two.ru} на любых барабанах: ${two.ru} возвращают ставку.</p>
    ${cherryRowTable('ru', motif)}
    <p>Возврат — ${formatReturn(cherryRow.facts, 'ru')} ставок на длинной серии раундов.</p>`,
    en: `<p>Choose a bet and spin. There are three identical reels with 16 stops each, and every combination is equally
    likely. Three of a kind pay, and so do exactly ${two.en} on any reels, which return your bet.</p>
    ${cherryRowTable('en', motif)}
    <p>The return is ${formatReturn(cherryRow.facts, 'en')} of all bets over a very large number of rounds.</p>`,
  }
}
