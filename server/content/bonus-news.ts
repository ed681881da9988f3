import { moscowTime } from '#contract/core/moscow-time.ts'
import { ROUTES } from '#contract/lobby/pages.ts'
import type { Bilingual } from './shapes.ts'

/** The player's list of bonuses, where they are activated; for HTML. */
const BONUSES = `${ROUTES.profile}?tab=promo&amp;sub=bonuses`

/** What a notification says of the bonus that its deposit has earned; HTML. */
export const earnedBonusText = (title: Bilingual): Bilingual => ({
  ru: `<p>К этому депозиту есть «${title.ru}». <a href="${BONUSES}">Условия и кнопка — в бонусах</a>.</p>`,
  en: `<p>This deposit earned a bonus: ${title.en}. <a href="${BONUSES}">See its terms in your bonuses</a>.</p>`,
})

/** Notification about a bonus that can soon no longer be activated; HTML. */
export function bonusEndingNews(title: Bilingual, until: number): { title: Bilingual; text: Bilingual } {
  // `2026-11-27 15:04:05`
  const time = moscowTime(until).slice(11, 16)
  return {
    title: { ru: `«${title.ru}»: взять можно до ${time} МСК`, en: `${title.en}: take it by ${time} MSK` },
    text: {
      ru: `<p>Потом взять бонус не получится. <a href="${BONUSES}">К бонусам</a></p>`,
      en: `<p>After that, it’s gone. <a href="${BONUSES}">Your bonuses</a></p>`,
    },
  }
}

/** Notification about the bonus of a promo code that was entered at sign-up; HTML. */
export const claimedBonusNews = (title: Bilingual): { title: Bilingual; text: Bilingual } => ({
  title: { ru: `Промокод принят: ${title.ru}`, en: `Promo code accepted: ${title.en}` },
  text: {
    ru: `<p>Бонус ждёт вас. <a href="${BONUSES}">Условия и кнопка — в бонусах</a>.</p>`,
    en: `<p>Your bonus is waiting. <a href="${BONUSES}">See its terms in your bonuses</a>.</p>`,
  },
})

/** Notification about a promo code that was entered at sign-up but is invalid; HTML. `code` is quoted, `null` if too long. */
export function rejectedCodeNews(code: string | null, why: Bilingual): { title: Bilingual; text: Bilingual } {
  const quote = code === null ? { ru: '', en: '' } : { ru: `«${code}»: `, en: `“${code}”: ` }
  return {
    title: { ru: 'Промокод не принят', en: 'Promo code not accepted' },
    text: {
      ru: `<p>${quote.ru}${why.ru}. Другой можно ввести в разделе «Промо».</p>`,
      en: `<p>${quote.en}${why.en}. You can enter another code under “Promo”.</p>`,
    },
  }
}
