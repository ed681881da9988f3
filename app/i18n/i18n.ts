import i18next, { type i18n, type TFunction } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { isLanguage, type Language } from '#contract/languages.ts'
import { notFetched } from '#app/lib/not-fetched.ts'
import type { PageTexts } from './pages/ru.ts'
import type { ProfileTexts } from './profile/ru.ts'
import { ru, type Texts } from './ru.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'texts'
    resources: { texts: Texts; pages: PageTexts; profile: ProfileTexts }
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

const loadPages = async (language: Language): Promise<PageTexts> =>
  language === 'ru' ? (await import('./pages/ru.ts')).ruPages : (await import('./pages/en.ts')).enPages

async function addPageTexts(instance: i18n, language: Language): Promise<void> {
  if (!instance.hasResourceBundle(language, 'pages')) {
    instance.addResourceBundle(language, 'pages', await loadPages(language))
  }
}

/** By the store of the texts: each `useTranslation` gives a translator of its own, and all of them share it. */
const arriving = new WeakMap<i18n['store'], Promise<void>>()

/**
 * The texts of the pages beyond the lobby, in the language that is shown: once for a translator, fetched with the first
 * such page. A fetch that failed is tried again by the next page.
 */
export function pageTexts(instance: i18n): Promise<void> {
  const known = arriving.get(instance.store)
  if (known !== undefined) return known
  const promise = addPageTexts(instance, languageOf(instance)).catch((error: unknown) => {
    arriving.delete(instance.store)
    return notFetched(error)
  })
  arriving.set(instance.store, promise)
  return promise
}

/** The language that a translator speaks. */
export const languageOf = (instance: i18n): Language => (isLanguage(instance.language) ? instance.language : 'ru')

/** Switches the language once its texts are there, so that no key is ever seen instead of a text. */
export async function switchLanguage(instance: i18n, language: Language): Promise<void> {
  if (!instance.hasResourceBundle(language, 'texts')) {
    instance.addResourceBundle(language, 'texts', await loadTexts(language))
  }
  if (arriving.has(instance.store)) await addPageTexts(instance, language)
  await instance.changeLanguage(language)
}
