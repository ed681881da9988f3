/** The dimensions in which everything is looked at; toolbar, tests and pictures read this one table. */
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

/** Every combination; the first is the one that a story is seen in by default. */
export const modes: readonly Mode[] = widths.flatMap((width) =>
  languages.flatMap((language) =>
    themes.map((theme) => ({ id: `${width}-${language}-${theme}`, theme, language, width })),
  ),
)

/** The height of a viewport, by its width. */
export const heightOf = (width: Mode['width']): number => (width === 390 ? 844 : 900)
