import { lazyTexts } from './i18n.ts'

/** Loads the texts of the cashier and of the payment pages. */
export const moneyTexts = lazyTexts('money', async (language) =>
  language === 'ru' ? (await import('./money/ru.ts')).ruMoney : (await import('./money/en.ts')).enMoney,
)
