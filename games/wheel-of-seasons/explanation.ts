import { SEGMENTS, wheelOfSeasons } from './rules.ts'
import type { Language } from '#contract/core/languages.ts'
import type { Bilingual } from '#contract/core/languages.ts'
import { formatReturn, htmlTable } from '../explanation-numbers.ts'

const HEAD: Readonly<Record<Language, readonly string[]>> = {
  ru: ['Выплата в ставках', 'Секторов из 54'],
  en: ['Pays (× bet)', 'Segments out of 54'],
}

function table(language: Language): string {
  const payouts = [...new Set(SEGMENTS)].toSorted((a, b) => b - a)
  return htmlTable(
    HEAD[language],
    payouts.map((payout) => [payout, SEGMENTS.filter((segment) => segment === payout).length]),
  )
}

export const wheelOfSeasonsRules: Bilingual = {
  ru: `<p>Колесо из 54 секторов, все равновероятны. Сектор, на котором оно остановилось, умножает ставку.</p>
    ${table('ru')}
    <p>Возврат — ${formatReturn(wheelOfSeasons.facts, 'ru')} ставок на длинной серии раундов.</p>`,
  en: `<p>The wheel has 54 segments, all equally likely. The one it stops at multiplies your bet.</p>
    ${table('en')}
    <p>The return is ${formatReturn(wheelOfSeasons.facts, 'en')} of all bets over a very large number of rounds.</p>`,
}
