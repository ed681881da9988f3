/** The site's languages (`spec §1`). */
export const LANGUAGES = ['ru', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
/** The default language; its URLs carry no `lang` parameter. */
export const DEFAULT_LANGUAGE: Language = 'ru'

/** Whether an untrusted value is a site language. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** A text in both languages of the site. */
export interface Bilingual {
  ru: string
  en: string
}
