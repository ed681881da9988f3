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

/** Every combination; the first is the default of a story. */
export const modes: readonly Mode[] = widths.flatMap((width) =>
  languages.flatMap((language) =>
    themes.map((theme) => ({ id: `${width}-${language}-${theme}`, theme, language, width })),
  ),
)

/** Viewport height for a width, in pixels. */
export const heightOf = (width: Mode['width']): number => (width === 390 ? 844 : 900)
