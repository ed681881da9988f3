import { lazyTexts } from './i18n.ts'

/** Loads the texts of the payment pages. */
export const paymentTexts = lazyTexts('payments', async (language) =>
  language === 'ru' ? (await import('./payments/ru.ts')).ruPayments : (await import('./payments/en.ts')).enPayments,
)
