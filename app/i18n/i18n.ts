import i18next, { type CustomTypeOptions, type i18n, type PostProcessorModule, type TFunction } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { isLanguage, type Language } from '#contract/core/languages.ts'
import type { UiTexts } from '#ui/index.ts'
import { ru as ruUi } from '#ui/texts/ru.ts'
import { throwChunkLoadError } from '#app/lib/browser/chunk-load-error.ts'
import { loadCode } from '#app/lib/browser/load-code.ts'
import { unbroken } from '#app/lib/text/unbroken.ts'
import type { MoneyTexts } from './money/ru.ts'
import type { PaymentTexts } from './payments/ru.ts'
import type { PageTexts } from './pages/ru.ts'
import type { ProfileTexts } from './profile/ru.ts'
import type { ProtectionTexts } from './protection/ru.ts'
import { ru, type Texts } from './ru.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'texts'
    resources: {
      texts: Texts
      pages: PageTexts
      profile: ProfileTexts
      money: MoneyTexts
      payments: PaymentTexts
      protection: ProtectionTexts
    }
  }
}

/** Returns the text of a key, with values interpolated. */
export type Translate = TFunction

/** Component texts of the loaded languages. They have functions, which i18next does not store. */
const loadedUiTexts: Partial<Record<Language, UiTexts>> = { ru: ruUi }

/** Russian, the default, is part of the first chunk; other languages are loaded on demand. */
async function loadTexts(language: Language): Promise<Texts> {
  if (language === 'ru') return ru
  const { en, enUi } = await loadCode(() => import('./en.ts'))
  loadedUiTexts.en = enUi
  return en
}

const keepUnbroken: PostProcessorModule = { type: 'postProcessor', name: 'unbroken', process: unbroken }

/** Creates an i18next instance for a language, with its texts loaded. */
export async function createI18n(language: Language): Promise<i18n> {
  const instance = i18next.createInstance()
  await instance
    .use(initReactI18next)
    .use(keepUnbroken)
    .init({
      lng: language,
      fallbackLng: false,
      ns: ['texts'],
      defaultNS: 'texts',
      resources: { [language]: { texts: await loadTexts(language) } },
      // React already escapes values.
      interpolation: { escapeValue: false },
      returnNull: false,
      postProcess: [keepUnbroken.name],
      react: { useSuspense: false },
    })
  return instance
}

/** Loads a lazy namespace in the current language. */
export type LoadTexts = ((instance: i18n) => Promise<void>) & { areLoaded: (instance: i18n) => boolean }

type AddTexts = (instance: i18n, language: Language) => Promise<void>
/** Loaded namespaces by resource store, which all instances returned by `useTranslation` share. */
const fetched = new WeakMap<i18n['store'], Map<AddTexts, Promise<void>>>()

/**
 * Creates a loader of a lazy namespace. It loads once, in the current language; a language switch loads the namespace too. A failed
 * load is retried by the next call.
 */
export function lazyTexts<Name extends 'pages' | 'profile' | 'money' | 'payments' | 'protection'>(
  name: Name,
  load: (language: Language) => Promise<CustomTypeOptions['resources'][Name]>,
): LoadTexts {
  const add: AddTexts = async (instance, language) => {
    if (!instance.hasResourceBundle(language, name)) instance.addResourceBundle(language, name, await load(language))
  }
  const loadOnce = (instance: i18n) => {
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
  return Object.assign(loadOnce, {
    areLoaded: (instance: i18n) => instance.hasResourceBundle(languageOf(instance), name),
  })
}

/** Loads the texts of the pages beyond the lobby. */
export const pageTexts = lazyTexts('pages', async (language) =>
  language === 'ru' ? (await import('./pages/ru.ts')).ruPages : (await import('./pages/en.ts')).enPages,
)

/** Returns the language of an instance. */
export const languageOf = (instance: i18n): Language => (isLanguage(instance.language) ? instance.language : 'ru')

/** Returns the component texts in the language of an instance, for `UiProvider`. */
export const uiTextsOf = (instance: i18n): UiTexts => loadedUiTexts[languageOf(instance)] ?? ruUi

/** Loads the texts of a language, then switches to it, so that no key is shown instead of a text. */
export async function switchLanguage(instance: i18n, language: Language): Promise<void> {
  if (!instance.hasResourceBundle(language, 'texts')) {
    instance.addResourceBundle(language, 'texts', await loadTexts(language))
  }
  await Promise.all([...(fetched.get(instance.store)?.keys() ?? [])].map((add) => add(instance, language)))
  await instance.changeLanguage(language)
}
