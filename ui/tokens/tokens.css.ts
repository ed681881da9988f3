import { assignVars, globalStyle } from '@vanilla-extract/css'
import { tokens } from '../styles/layers.css.ts'
import { artColours } from './art-colours.ts'
import { day, night } from './palettes.ts'
import { scaleValues } from './values.ts'
import { declarations, references } from './variables.ts'

/** Colours by role, in the mode of the page or part around. */
export const colour = references('colour', night)
/** Colours of the night in every mode, for a part that looks like a picture. */
export const nightColour = references('night', night)
/** Colours of the day in every mode, for paper. */
export const dayColour = references('day', day)

// The values: a theme's class replaces them. A scope starts from the defaults, not from the theme around.
globalStyle(':root, [data-component="ThemeScope"]', {
  '@layer': {
    [tokens]: {
      vars: {
        ...declarations('night', night),
        ...declarations('day', day),
        ...declarations('art', artColours),
        ...Object.assign({}, ...Object.entries(scaleValues).map(([group, values]) => declarations(group, values))),
      },
    },
  },
})

// The mode: which of the two palettes is used. `data-night` marks a part of the page that stands on a picture.
const dark = { colorScheme: 'dark', vars: assignVars(colour, nightColour) }
const light = { colorScheme: 'light', vars: assignVars(colour, dayColour) }
globalStyle(':root, [data-night], [data-theme="night"], [data-theme="system"]', { '@layer': { [tokens]: dark } })
globalStyle('[data-theme="day"]', { '@layer': { [tokens]: light } })
globalStyle(':root:not([data-theme]), [data-theme="system"]', {
  '@layer': { [tokens]: { '@media': { '(prefers-color-scheme: light)': light } } },
})
// Print uses the light palette.
globalStyle(':root, [data-night], [data-theme]', { '@layer': { [tokens]: { '@media': { print: light } } } })
