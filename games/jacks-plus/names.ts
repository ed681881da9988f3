import type { Bilingual } from '#contract/core/languages.ts'
import type { Hand } from './hands.ts'

/** Names of the hands, the best first. */
export const HANDS: readonly (readonly [hand: Hand, name: Bilingual])[] = [
  ['royal-flush', { ru: 'Флеш-рояль', en: 'Royal flush' }],
  ['straight-flush', { ru: 'Стрит-флеш', en: 'Straight flush' }],
  ['four-of-a-kind', { ru: 'Каре', en: 'Four of a kind' }],
  ['full-house', { ru: 'Фулл-хаус', en: 'Full house' }],
  ['flush', { ru: 'Флеш', en: 'Flush' }],
  ['straight', { ru: 'Стрит', en: 'Straight' }],
  ['three-of-a-kind', { ru: 'Тройка', en: 'Three of a kind' }],
  ['two-pair', { ru: 'Две пары', en: 'Two pair' }],
  ['jacks-or-better', { ru: 'Пара валетов или старше', en: 'Jacks or better' }],
]
