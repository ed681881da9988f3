import { lazyTexts } from './i18n.ts'

/** Loads the texts of limits and breaks. */
export const protectionTexts = lazyTexts('protection', async (language) =>
  language === 'ru'
    ? (await import('./protection/ru.ts')).ruProtection
    : (await import('./protection/en.ts')).enProtection,
)
