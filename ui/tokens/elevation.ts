import { scaleValues } from './values.ts'
import { references } from './variables.ts'
import { colour } from './tokens.css.ts'

const shapes = references('elevation', scaleValues.elevation)

/** Shadows by elevation above the page, in the colour of the palette around them. */
export const elevation = {
  /** Menus, list boxes, toasts. */
  floating: `${shapes.floating} ${colour.shadow}`,
  dialog: `${shapes.dialog} ${colour.shadow}`,
} as const
