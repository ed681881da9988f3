import type { Bilingual } from '#contract/core/languages.ts'

/** Names of the bets on numbers of roulette, in its rules and on its table. */
export const betNames = {
  straight: { ru: 'Число', en: 'Straight' },
  split: { ru: 'Сплит', en: 'Split' },
  street: { ru: 'Стрит', en: 'Street' },
  corner: { ru: 'Каре', en: 'Corner' },
  line: { ru: 'Сикслайн', en: 'Six line' },
  dozen: { ru: 'Дюжина', en: 'Dozen' },
  column: { ru: 'Колонна', en: 'Column' },
} as const satisfies Record<string, Bilingual>
