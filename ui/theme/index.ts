/** Themes: colours, sizes, type and brand of a site other than Cassiopeia. */
export { checkTheme, type ContrastFault } from './check-theme.ts'
export { createTheme, type Theme, type ThemeOptions } from './create-theme.ts'
export { ThemeScope, ThemeStyle, type ThemeScopeProps, type ThemeStyleProps } from './ThemeScope.tsx'
