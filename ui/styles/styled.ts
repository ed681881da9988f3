import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { components } from './layers.css.ts'

/** A class of a component: every rule of it lies in the `components` layer. */
export function styled(rule: StyleRule, name?: string): string {
  return style({ '@layer': { [components]: rule } }, name)
}

/** A rule for a descendant that carries no class of its own, in the `components` layer. */
export function styledWithin(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, { '@layer': { [components]: rule } })
}

/** Conditions that several components ask. Widths are the product's own (`spec §9`). */
export const media = {
  /** A desktop at 400 %, whose scrollbar takes some of the 320 px. */
  zoomed: 'screen and (max-width: 339px)',
  below480: 'screen and (max-width: 479px)',
  from700: 'screen and (min-width: 700px)',
  from1024: 'screen and (min-width: 1024px)',
  from1190: 'screen and (min-width: 1190px)',
  hover: '(hover: hover)',
  calm: '(prefers-reduced-motion: reduce)',
  forcedColours: '(forced-colors: active)',
} as const

/** How a chosen thing is told from the others where the system's colours have taken the place of ours. */
export const chosenInForcedColours = {
  forcedColorAdjust: 'none',
  color: 'HighlightText',
  background: 'Highlight',
} as const
