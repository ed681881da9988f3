import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { LANGUAGE_COOKIE } from '#contract/core/cookies.ts'
import { DEFAULT_LANGUAGE, type Language } from '#contract/core/languages.ts'
import { appStarted } from '#app/lib/state/lifecycle.ts'
import { $cookies } from '#app/lib/browser/cookies.ts'
import { readStorage, writeStorage, type TextStorage } from '#app/lib/browser/storage.ts'

/** Port for `localStorage`. */
export const $storage = createStore<TextStorage | null>(null, { serialize: 'ignore' })

export const THEMES = ['system', 'night', 'day'] as const
/** `system` follows the device setting. */
export type Theme = (typeof THEMES)[number]
const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value)

/** Keys of `localStorage`. `app/index.html` reads them before the first paint. */
export const preferenceKeys = { language: 'language', theme: 'theme', reducedMotion: 'calm' } as const

export const languageChosen = createEvent<Language>()
export const themeChosen = createEvent<Theme>()
/** The visitor's reduced-motion switch, independent of the system setting. */
export const reducedMotionChosen = createEvent<boolean>()

export const $language = createStore<Language>('ru').on(languageChosen, (_, language) => language)
export const $theme = createStore<Theme>('system').on(themeChosen, (_, theme) => theme)

export const $reducedMotionChosen = createStore(false).on(reducedMotionChosen, (_, isReduced) => isReduced)

/** Reads the stored theme and reduced motion. Called once before the first render. */
export function storedPreferences(storage: TextStorage | null): { theme: Theme; reducedMotion: boolean } {
  return {
    theme: readStorage(storage, preferenceKeys.theme, isTheme) ?? 'system',
    reducedMotion: storage?.getItem(preferenceKeys.reducedMotion) === '1',
  }
}

const storeLanguageFx = attach({
  source: $storage,
  effect: (storage, language: Language) => writeStorage(storage, preferenceKeys.language, language),
})
const LANGUAGE_COOKIE_DAYS = 365
/** The server renders the next document in this language. The default one needs no cookie. */
const storeDocumentLanguageFx = attach({
  source: $cookies,
  effect: (cookies, language: Language) => {
    if (language !== DEFAULT_LANGUAGE) cookies?.set(LANGUAGE_COOKIE, language, LANGUAGE_COOKIE_DAYS, 'Lax')
    else if ((cookies?.get(LANGUAGE_COOKIE) ?? null) !== null) cookies?.remove(LANGUAGE_COOKIE)
  },
})
const storeThemeFx = attach({
  source: $storage,
  effect: (storage, theme: Theme) => writeStorage(storage, preferenceKeys.theme, theme),
})
sample({ clock: languageChosen, target: storeLanguageFx })
sample({ clock: [appStarted, languageChosen], source: $language, target: storeDocumentLanguageFx })
sample({ clock: themeChosen, target: storeThemeFx })

/** The `media` of the day's `theme-color` tag. It is the first of two tags, and the first match wins. */
export const themeColourMedia = (theme: Theme): string =>
  theme === 'system' ? '(prefers-color-scheme: light)' : theme === 'day' ? 'all' : 'not all'

const applyThemeFx = createEffect((theme: Theme) => {
  document.querySelector('[name=theme-color]')?.setAttribute('media', themeColourMedia(theme))
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
})
sample({ clock: [appStarted, themeChosen], source: $theme, target: applyThemeFx })

const storeReducedMotionFx = attach({
  source: $storage,
  effect: (storage, isReduced: boolean) => {
    writeStorage(storage, preferenceKeys.reducedMotion, isReduced ? '1' : '0')
    document.documentElement.toggleAttribute('data-reduced-motion', isReduced)
  },
})
sample({ clock: reducedMotionChosen, target: storeReducedMotionFx })
