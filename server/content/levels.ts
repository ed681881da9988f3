import { vipPlace, VIP_LEVELS } from '#contract/lobby/levels.ts'
import type { Language } from '#contract/core/languages.ts'
import type { Bilingual } from './shapes.ts'

/** The names of the VIP levels (`spec §9`); a tier's name ends in its number. */
const levelNames: Readonly<Record<Language, Readonly<Record<(typeof VIP_LEVELS)[number], string>>>> = {
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

/** Returns the tier name of a player's `level` 0..17, such as `Newbie 1`. */
export function tierName(index: number, language: Language): string {
  const { level, tier } = vipPlace(index)
  return `${levelNames[language][VIP_LEVELS[level - 1] ?? 'newbie']} ${tier}`
}

/** Notification about a new tier with its status bonus in rubles, 0 for none; HTML. */
export function tierNews(index: number, bonus: number): { title: Bilingual; text: Bilingual } {
  return {
    title: { ru: `Новая ступень: ${tierName(index, 'ru')}`, en: `New tier: ${tierName(index, 'en')}` },
    text:
      bonus === 0
        ? { ru: '<p>Поздравляем!</p>', en: '<p>Congratulations!</p>' }
        : {
            ru: `<p>Бонус ${bonus.toLocaleString('ru')} ₽ ждёт в разделе «Бонусы».</p>`,
            en: `<p>A bonus of ${bonus.toLocaleString('en')} ₽ is waiting under “Bonuses”.</p>`,
          },
  }
}
