import type { Language } from '#contract/languages.ts'

/** Languages are named in themselves: who cannot read the page finds the own one. */
export const languageChoices: readonly { value: Language; label: string; lang: Language }[] = [
  { value: 'ru', label: 'Русский', lang: 'ru' },
  { value: 'en', label: 'English', lang: 'en' },
]
