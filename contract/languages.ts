/** The site's languages (`spec §1`). */
export const LANGUAGES = ['ru', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
/** Who says nothing is spoken to in it; its addresses name no language. */
export const DEFAULT_LANGUAGE: Language = 'ru'

/** Whether a text from outside names a language of the site. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}
