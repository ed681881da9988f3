import type { LevelNames } from './shapes.ts'

/** The names of the VIP levels (`spec §9`); a tier's name ends in its number. */
export const levelNames: LevelNames = {
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
