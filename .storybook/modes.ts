/** Dimensions of all checks; the toolbar, the tests and the visual tests share this table. */
export const themes = ['night', 'day'] as const
export const languages = ['ru', 'en'] as const
export const widths = [1440, 390] as const

export type ThemeName = (typeof themes)[number]
export type LanguageName = (typeof languages)[number]

/** One combination of the dimensions. */
export interface Mode {
  /** ASCII, used in file names: `1440-ru-night`. */
  id: string
  theme: ThemeName
  language: LanguageName
  width: (typeof widths)[number]
}

/** Returns the mode of one width, language and theme. */
export const createMode = (width: Mode['width'], language: LanguageName, theme: ThemeName): Mode => ({
  id: `${width}-${language}-${theme}`,
  width,
  language,
  theme,
})

/** Pairwise modes: every two values of different dimensions occur together. The first is the default of a story. */
export const modes: readonly Mode[] = [
  createMode(1440, 'ru', 'night'),
  createMode(1440, 'en', 'day'),
  createMode(390, 'ru', 'day'),
  createMode(390, 'en', 'night'),
]

/** The mode that differs in every dimension. */
export const oppositeOf = ({ width, language, theme }: Mode): Mode =>
  createMode(width === 1440 ? 390 : 1440, language === 'ru' ? 'en' : 'ru', theme === 'night' ? 'day' : 'night')

/** Viewport height for a width, in pixels. */
export const heightOf = (width: Mode['width']): number => (width === 390 ? 844 : 900)

/** A toolbar's value as a language; Russian by default. */
export const languageOf = (value: unknown): LanguageName => languages.find((language) => language === value) ?? 'ru'
