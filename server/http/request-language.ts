import { isLanguage, type Language } from '#contract/languages.ts'

/** The first language of `Accept-Language` that the site speaks; Russian by default (`spec §1`). */
export function requestLanguage(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return wanted.find(isLanguage) ?? 'ru'
}
