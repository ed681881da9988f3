import { vipPlace, VIP_LEVELS } from '#contract/lobby/levels.ts'
import type { Language } from '#contract/core/languages.ts'
import { siteContent } from './current.ts'
import type { Bilingual } from './shapes.ts'

/** Returns the tier name of a player's `level` 0..17, such as `Newbie 1`. */
export function tierName(index: number, language: Language): string {
  const { level, tier } = vipPlace(index)
  return `${siteContent().levels[language][VIP_LEVELS[level - 1] ?? 'newbie']} ${tier}`
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
