import type { Language } from '#contract/core/languages.ts'
import type { Bilingual } from './shapes.ts'

/** An amount as text. */
export const rublesText = (kopecks: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'RUB', trailingZeroDisplay: 'stripIfInteger' }).format(
    kopecks / 100,
  )

/** Notification about a credited deposit; HTML. */
export const depositNews = (kopecks: number): { title: Bilingual; text: Bilingual } => ({
  title: { ru: 'Деньги на счёте', en: 'Deposit credited' },
  text: {
    ru: `<p>Зачислено ${rublesText(kopecks, 'ru')}.</p>`,
    en: `<p>${rublesText(kopecks, 'en')} is in your balance.</p>`,
  },
})
