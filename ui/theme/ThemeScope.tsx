import { useMemo, useState, type ReactNode } from 'react'
import { UiContext, useUi } from '../provider/UiProvider.tsx'
import type { Theme } from './create-theme.ts'
import * as styles from './ThemeScope.css.ts'

export interface ThemeStyleProps {
  theme: Theme
  /** Nonce of a Content Security Policy. */
  nonce?: string | undefined
}

/** The theme's CSS as a `style` element, which React puts into the head once. Not needed if a stylesheet has `theme.css`. */
export function ThemeStyle({ theme, nonce }: ThemeStyleProps) {
  return (
    <style href={theme.className} precedence="cassiopeia" {...(nonce === undefined ? {} : { nonce })}>
      {theme.css}
    </style>
  )
}

export interface ThemeScopeProps {
  theme: Theme
  /** Which palette of the theme is used; `system` follows the user's setting. */
  mode: 'night' | 'day' | 'system'
  /** Nonce of a Content Security Policy, for the styles of the theme. */
  nonce?: string | undefined
  children: ReactNode
}

/**
 * A part of a page in a theme of its own, with the theme's styles and brand; its dialogs and menus too. Scopes can be
 * nested.
 */
export function ThemeScope({ theme, mode, nonce, children }: ThemeScopeProps) {
  const ui = useUi()
  const [portal, setPortal] = useState<HTMLElement | null>(null)
  const scoped = useMemo(() => ({ ...ui, brand: theme.brand, portal }), [ui, theme.brand, portal])
  return (
    <div className={`${styles.scope} ${theme.className}`} data-theme={mode} data-component="ThemeScope" ref={setPortal}>
      <ThemeStyle theme={theme} nonce={nonce} />
      <UiContext value={scoped}>{children}</UiContext>
    </div>
  )
}
