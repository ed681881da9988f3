import type { i18n } from 'i18next'
import { lazyTexts, type LoadTexts } from './i18n.ts'
import { moneyTexts } from './money-texts.ts'

const ownTexts = lazyTexts('payments', async (language) =>
  language === 'ru' ? (await import('./payments/ru.ts')).ruPayments : (await import('./payments/en.ts')).enPayments,
)

/** Loads the texts of the payment pages, with those that they share with the cashier. */
export const paymentTexts: LoadTexts = Object.assign(
  async (instance: i18n) => void (await Promise.all([ownTexts(instance), moneyTexts(instance)])),
  { areLoaded: (instance: i18n) => ownTexts.areLoaded(instance) && moneyTexts.areLoaded(instance) },
)
