import { BETS, payoutOf } from './bets.ts'
import { CHIPS, MAX_STAKE, nevaRoulette } from './rules.ts'
import { KOPECKS_PER_RUBLE } from '#contract/core/constants.ts'
import type { Bilingual, Language } from '#contract/core/languages.ts'
import { formatCount, formatReturn, htmlTable } from '../explanation-numbers.ts'
import { betNames } from './bet-names.ts'

/** A name with an explanation. */
const explained = (name: Bilingual, about: Bilingual): Bilingual => ({
  ru: `${name.ru} (${about.ru})`,
  en: `${name.en} (${about.en})`,
})

/** The kinds of bets, each with one of its bets. */
const KINDS: readonly (readonly [example: string, name: Bilingual])[] = [
  ['straight-17', betNames.straight],
  ['split-17-20', explained(betNames.split, { ru: 'два рядом', en: 'two neighbours' })],
  ['street-16-17-18', explained(betNames.street, { ru: 'ряд из трёх', en: 'row of three' })],
  ['corner-16-17-19-20', explained(betNames.corner, { ru: 'четыре рядом', en: 'four that touch' })],
  ['line-16-17-18-19-20-21', explained(betNames.line, { ru: 'два ряда', en: 'two rows' })],
  ['dozen-1', betNames.dozen],
  ['column-1', betNames.column],
  ['red', { ru: 'Красное или чёрное', en: 'Red or black' }],
  ['even', { ru: 'Чёт или нечёт', en: 'Even or odd' }],
  ['low', { ru: '1–18 или 19–36', en: '1–18 or 19–36' }],
]

const HEAD: Readonly<Record<Language, readonly string[]>> = {
  ru: ['Ставка', 'Чисел', 'Выплата сверх ставки'],
  en: ['Bet', 'Numbers', 'Pays on top of the bet'],
}

function table(language: Language): string {
  const rows = KINDS.map(([example, name]) => {
    const covered = BETS.get(example) ?? []
    return [name[language], covered.length, `${payoutOf(covered) - 1} : 1`]
  })
  return htmlTable(HEAD[language], rows)
}

const rubles = (kopecks: number, language: Language): string =>
  `${formatCount(kopecks / KOPECKS_PER_RUBLE, language)}\u00a0₽`

export const nevaRouletteRules: Bilingual = {
  ru: `<p>Колесо с одним зеро: числа от 0 до 36, все равновероятны. В раунде — до 30 ставок, вместе не больше
    ${rubles(MAX_STAKE, 'ru')}. Наименьшая фишка — ${rubles(Math.min(...CHIPS), 'ru')}, наибольшая — ${rubles(Math.max(...CHIPS), 'ru')}.</p>
    ${table('ru')}
    <p>На зеро можно поставить отдельно или вместе с 1, 2 и 3. Если выпало зеро, ставки на красное, чёрное, чёт, нечёт,
    половины, дюжины и колонны проигрывают. Возврат любой ставки одинаков — ${formatReturn(nevaRoulette.facts, 'ru')}.</p>`,
  en: `<p>The wheel has a single zero: numbers from 0 to 36, all equally likely. You can place up to 30 bets a round,
    ${rubles(MAX_STAKE, 'en')} in total. The smallest chip is ${rubles(Math.min(...CHIPS), 'en')}, the largest
    ${rubles(Math.max(...CHIPS), 'en')}.</p>
    ${table('en')}
    <p>You can bet on zero alone, or together with 1, 2 and 3. Zero loses on red, black, even, odd, halves, dozens and
    columns. Every bet has the same return: ${formatReturn(nevaRoulette.facts, 'en')}.</p>`,
}
