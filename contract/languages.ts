/** The site's languages; the first is the default (`spec §1`). */
export const LANGUAGES = ['ru', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Whether a text from outside names a language of the site. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}
