import type { VIP_LEVELS } from '#contract/levels.ts'
import type { Language } from '#contract/languages.ts'

/** The names of the VIP levels (`spec §9`); a tier's name has its number behind. */
export const levelNames: Readonly<Record<Language, Readonly<Record<(typeof VIP_LEVELS)[number], string>>>> = {
  ru: {
    newbie: 'Новичок',
    amateur: 'Любитель',
    regular: 'Постоянный',
    experienced: 'Опытный',
    professional: 'Профессионал',
    legend: 'Легенда',
  },
  en: {
    newbie: 'Newbie',
    amateur: 'Amateur',
    regular: 'Regular',
    experienced: 'Experienced',
    professional: 'Professional',
    legend: 'Legend',
  },
}
