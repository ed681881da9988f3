import { colour } from './tokens.css.ts'

/** How far something lies above the page, told by its shadow. */
export const elevation = {
  /** Menus, lists of choices, messages. */
  floating: `0 12px 40px ${colour.shadow}`,
  dialog: `0 24px 80px ${colour.shadow}`,
} as const
