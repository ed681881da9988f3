import { isLanguage, type Language } from '#contract/core/languages.ts'

/** The first supported language of `Accept-Language`, else Russian (`spec §1`). */
export function requestLanguage(header: string | undefined): Language {
  const languages = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return languages.find(isLanguage) ?? 'ru'
}
