import { colour } from './tokens.css.ts'

/** Shadows by elevation above the page. */
export const elevation = {
  /** Menus, list boxes, toasts. */
  floating: `0 12px 40px ${colour.shadow}`,
  dialog: `0 24px 80px ${colour.shadow}`,
} as const
