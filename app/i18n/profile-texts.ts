import type { i18n } from 'i18next'
import type { Language } from '#contract/languages.ts'
import { notFetched } from '#app/lib/not-fetched.ts'
import { languageOf } from './i18n.ts'
import type { ProfileTexts } from './profile/ru.ts'

/** By the store of the texts: a page that waits is made anew, with a translator of its own, and must find what it waits for. */
const arriving = new WeakMap<i18n['store'], Map<Language, Promise<void>>>()

const load = async (language: Language): Promise<ProfileTexts> =>
  language === 'ru' ? (await import('./profile/ru.ts')).ruProfile : (await import('./profile/en.ts')).enProfile

/** The profile's texts in the language that is shown: fetched once for each, and again where the fetch has failed. */
export function profileTexts(instance: i18n): Promise<void> {
  const language = languageOf(instance)
  const known = arriving.get(instance.store) ?? new Map<Language, Promise<void>>()
  arriving.set(instance.store, known)
  const promise =
    known.get(language) ??
    load(language)
      .then((texts) => void instance.addResourceBundle(language, 'profile', texts))
      .catch((error: unknown) => {
        known.delete(language)
        return notFetched(error)
      })
  known.set(language, promise)
  return promise
}
