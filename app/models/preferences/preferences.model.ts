import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { isLanguage, type Language } from '#contract/languages.ts'
import { appStarted } from '#app/lib/lifecycle.ts'
import { readStored, writeStored, type TextStorage } from '#app/lib/stored.ts'

/** Local storage, as a port. */
export const $storage = createStore<TextStorage | null>(null, { serialize: 'ignore' })

export const THEMES = ['system', 'night', 'day'] as const
/** `system` follows the device until the visitor chooses. */
export type Theme = (typeof THEMES)[number]
const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value)

/** Keys of local storage; `app/index.html` reads the theme and the language before the first paint. */
export const preferenceKeys = { language: 'language', theme: 'theme', calm: 'calm' } as const

export const languageChosen = createEvent<Language>()
export const themeChosen = createEvent<Theme>()
/** The visitor's one switch that stops all motion, beside what the system says. */
export const calmChosen = createEvent<boolean>()

export const $language = createStore<Language>('ru').on(languageChosen, (_, language) => language)
export const $theme = createStore<Theme>('system').on(themeChosen, (_, theme) => theme)

export const $calm = createStore(false).on(calmChosen, (_, calm) => calm)

/** What was stored at an earlier visit, read once before the first render. */
export function storedPreferences(storage: TextStorage | null): {
  language: Language
  theme: Theme
  calm: boolean
} {
  return {
    language: readStored(storage, preferenceKeys.language, isLanguage) ?? 'ru',
    theme: readStored(storage, preferenceKeys.theme, isTheme) ?? 'system',
    calm: storage?.getItem(preferenceKeys.calm) === '1',
  }
}

const storeLanguageFx = attach({
  source: $storage,
  effect: (storage, language: Language) => writeStored(storage, preferenceKeys.language, language),
})
const storeThemeFx = attach({
  source: $storage,
  effect: (storage, theme: Theme) => writeStored(storage, preferenceKeys.theme, theme),
})
sample({ clock: languageChosen, target: storeLanguageFx })
sample({ clock: themeChosen, target: storeThemeFx })

/** Where the day's colour is around the page: the document has it first of two, and the first that fits is taken. */
export const themeColourMedia = (theme: Theme): string =>
  theme === 'system' ? '(prefers-color-scheme: light)' : theme === 'day' ? 'all' : 'not all'

const paintThemeFx = createEffect((theme: Theme) => {
  document.querySelector('[name=theme-color]')?.setAttribute('media', themeColourMedia(theme))
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
})
sample({ clock: [appStarted, themeChosen], source: $theme, target: paintThemeFx })

const storeCalmFx = attach({
  source: $storage,
  effect: (storage, calm: boolean) => {
    writeStored(storage, preferenceKeys.calm, calm ? '1' : '0')
    document.documentElement.toggleAttribute('data-calm', calm)
  },
})
sample({ clock: calmChosen, target: storeCalmFx })
