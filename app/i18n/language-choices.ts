import type { Language } from '#contract/core/languages.ts'

/** Each language is named in itself, so that users find theirs on a page they cannot read. */
export const languageChoices: readonly { value: Language; label: string; lang: Language }[] = [
  { value: 'ru', label: 'Русский', lang: 'ru' },
  { value: 'en', label: 'English', lang: 'en' },
]
