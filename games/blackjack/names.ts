import type { Bilingual } from '#contract/core/languages.ts'
import type { HandResult } from './read-view.ts'

/** Names of the ways in which a hand ends. */
export const RESULT_NAMES: Readonly<Record<HandResult, Bilingual>> = {
  blackjack: { ru: 'блэкджек', en: 'blackjack' },
  win: { ru: 'победа', en: 'win' },
  push: { ru: 'ничья', en: 'push' },
  lose: { ru: 'проигрыш', en: 'loss' },
  bust: { ru: 'перебор', en: 'bust' },
}
