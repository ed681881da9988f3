import type { Language } from '#contract/core/languages.ts'
import { earnedBonusText } from './bonus-news.ts'
import type { Bilingual } from './shapes.ts'

/** An amount as text. */
export const rublesText = (kopecks: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'RUB', trailingZeroDisplay: 'stripIfInteger' }).format(
    kopecks / 100,
  )

/** Notification about a credited deposit and the bonus that it has earned; HTML. */
export const depositNews = (kopecks: number, bonus: Bilingual | null): { title: Bilingual; text: Bilingual } => ({
  title: { ru: 'Деньги на счёте', en: 'Deposit credited' },
  text: {
    ru: `<p>Зачислено ${rublesText(kopecks, 'ru')}.</p>${bonus === null ? '' : earnedBonusText(bonus).ru}`,
    en: `<p>${rublesText(kopecks, 'en')} is in your balance.</p>${bonus === null ? '' : earnedBonusText(bonus).en}`,
  },
})

/** Notification about a withdrawal that has ended; HTML. */
export function payoutNews(
  end: 'paid' | 'returned' | 'refused',
  kopecks: number,
): { title: Bilingual; text: Bilingual } {
  const sum = { ru: rublesText(kopecks, 'ru'), en: rublesText(kopecks, 'en') }
  if (end === 'paid') {
    return {
      title: { ru: 'Деньги выплачены', en: 'Withdrawal paid' },
      text: { ru: `<p>Банк зачислил ${sum.ru}.</p>`, en: `<p>Your bank has received ${sum.en}.</p>` },
    }
  }
  const isBank = end === 'returned'
  return {
    title: isBank
      ? { ru: 'Банк вернул вывод', en: 'The bank returned your withdrawal' }
      : { ru: 'Заявка на вывод отклонена', en: 'Withdrawal rejected' },
    text: {
      ru: `<p>${sum.ru} снова на балансе. Проверьте реквизиты или напишите в поддержку.</p>`,
      en: `<p>${sum.en} is back in your balance. Check the account details or contact support.</p>`,
    },
  }
}
