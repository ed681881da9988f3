import i18next, { type i18n, type TFunction } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '#contract/languages.ts'
import { ru, type Texts } from './ru.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'texts'
    resources: { texts: Texts }
  }
}

/** Finds a text by its key, with values filled in. */
export type Translate = TFunction

/** Russian is in the app's first bytes, because it is the default; other languages arrive when they are chosen. */
async function loadTexts(language: Language): Promise<Texts> {
  return language === 'ru' ? ru : (await import('./en.ts')).en
}

/** Makes the translator for a language, its texts loaded. */
export async function createI18n(language: Language): Promise<i18n> {
  const instance = i18next.createInstance()
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: ['texts'],
    defaultNS: 'texts',
    resources: { [language]: { texts: await loadTexts(language) } },
    // React escapes.
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false },
  })
  return instance
}

/** Switches the language once its texts are there, so that no key is ever seen instead of a text. */
export async function switchLanguage(instance: i18n, language: Language): Promise<void> {
  if (!instance.hasResourceBundle(language, 'texts')) {
    instance.addResourceBundle(language, 'texts', await loadTexts(language))
  }
  await instance.changeLanguage(language)
}
