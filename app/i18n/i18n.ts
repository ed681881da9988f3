import i18next, { type CustomTypeOptions, type i18n, type TFunction } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { isLanguage, type Language } from '#contract/languages.ts'
import { throwChunkLoadError } from '#app/lib/chunk-load-error.ts'
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

type AddTexts = (instance: i18n, language: Language) => Promise<void>
/** What has been fetched beyond the first texts. By their store: each `useTranslation` gives a translator of its own, and all share it. */
const fetched = new WeakMap<i18n['store'], Map<AddTexts, Promise<void>>>()

/**
 * Texts that are fetched with the first page that speaks them, in the language that is shown: once for a translator, whose next
 * languages bring them along. A fetch that failed is tried again by the next page.
 */
export function lazyTexts<Name extends 'pages' | 'profile'>(
  name: Name,
  load: (language: Language) => Promise<CustomTypeOptions['resources'][Name]>,
): (instance: i18n) => Promise<void> {
  const add: AddTexts = async (instance, language) => {
    if (!instance.hasResourceBundle(language, name)) instance.addResourceBundle(language, name, await load(language))
  }
  return (instance) => {
    const known = fetched.get(instance.store) ?? new Map<AddTexts, Promise<void>>()
    fetched.set(instance.store, known)
    const promise =
      known.get(add) ??
      add(instance, languageOf(instance)).catch((error: unknown) => {
        known.delete(add)
        return throwChunkLoadError(error)
      })
    known.set(add, promise)
    return promise
  }
}

/** The texts of the pages beyond the lobby. */
export const pageTexts = lazyTexts('pages', async (language) =>
  language === 'ru' ? (await import('./pages/ru.ts')).ruPages : (await import('./pages/en.ts')).enPages,
)

/** The language that a translator speaks. */
export const languageOf = (instance: i18n): Language => (isLanguage(instance.language) ? instance.language : 'ru')

/** Switches the language once its texts are there, so that no key is ever seen instead of a text. */
export async function switchLanguage(instance: i18n, language: Language): Promise<void> {
  if (!instance.hasResourceBundle(language, 'texts')) {
    instance.addResourceBundle(language, 'texts', await loadTexts(language))
  }
  await Promise.all([...(fetched.get(instance.store)?.keys() ?? [])].map((add) => add(instance, language)))
  await instance.changeLanguage(language)
}
