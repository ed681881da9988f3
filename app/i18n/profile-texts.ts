import { lazyTexts } from './i18n.ts'

/** Loads the texts of the profile. */
export const profileTexts = lazyTexts('profile', async (language) =>
  language === 'ru' ? (await import('./profile/ru.ts')).ruProfile : (await import('./profile/en.ts')).enProfile,
)
