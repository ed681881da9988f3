import { globalStyle, style, type StyleRule } from '@vanilla-extract/css'
import { components } from './layers.css.ts'

/** A component class; its rule is in the `components` layer. */
export function styled(rule: StyleRule, name?: string): string {
  return style({ '@layer': { [components]: rule } }, name)
}

/** A rule for a descendant without a class, in the `components` layer. */
export function styledWithin(selector: string, rule: Parameters<typeof globalStyle>[1]): void {
  globalStyle(selector, { '@layer': { [components]: rule } })
}

/** Shared media queries. Breakpoints are those of `spec §2`. */
export const media = {
  /** A desktop at 400 % zoom: 320 px minus the scrollbar. */
  zoomed: 'screen and (max-width: 339px)',
  /** The narrowest phones. */
  below375: 'screen and (max-width: 374px)',
  below480: 'screen and (max-width: 479px)',
  below700: 'screen and (max-width: 699px)',
  below1024: 'screen and (max-width: 1023px)',
  below1190: 'screen and (max-width: 1189px)',
  /** Too low for bars that stay in view: a desktop at 400 % zoom, a phone in landscape, or beside a keyboard. */
  short: 'screen and (max-height: 479px)',
  landscapePhone: 'screen and (min-width: 480px) and (max-width: 1023px) and (max-height: 479px)',
  /** 480 px at the default font size. A larger one in the browser's settings makes the bar higher. */
  fixedBar: 'screen and (max-width: 1023px) and (min-height: 30em)',
  from700: 'screen and (min-width: 700px)',
  from1024: 'screen and (min-width: 1024px)',
  from1100: 'screen and (min-width: 1100px)',
  from1190: 'screen and (min-width: 1190px)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColours: '(forced-colors: active)',
} as const

/** Ends a line that does not fit with an ellipsis. */
export const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Marks a selected item in forced-colours mode. */
export const selectedInForcedColours = {
  forcedColorAdjust: 'none',
  color: 'HighlightText',
  background: 'Highlight',
} as const
