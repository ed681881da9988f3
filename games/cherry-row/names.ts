import type { Bilingual } from '#contract/core/languages.ts'
import type { CherrySymbol } from './rules.ts'

/** Names of the symbols, in lower case. */
export const cherryNames: Readonly<Record<CherrySymbol, Bilingual>> = {
  seven: { ru: 'семёрка', en: 'seven' },
  bar: { ru: 'бар', en: 'bar' },
  gem: { ru: 'алмаз', en: 'diamond' },
  plum: { ru: 'слива', en: 'plum' },
  cherry: { ru: 'вишня', en: 'cherry' },
}
