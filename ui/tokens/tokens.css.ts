import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { tokens } from '../styles/layers.css.ts'
import { day, night } from './palettes.ts'

/** Colours by role; a theme that misses one does not compile. */
export const colour = createGlobalThemeContract(night, (_, path) => `c-${path.join('-')}`)

// `data-night` marks a part of the page that stands on a picture, and has the colours of the night in both themes.
globalStyle(':root, [data-night]', {
  '@layer': { [tokens]: { colorScheme: 'dark', vars: assignVars(colour, night) } },
})
// Print uses the light theme.
globalStyle(':root, [data-night]', {
  '@layer': { [tokens]: { '@media': { print: { colorScheme: 'light', vars: assignVars(colour, day) } } } },
})
globalStyle(':root[data-theme="day"]', {
  '@layer': { [tokens]: { colorScheme: 'light', vars: assignVars(colour, day) } },
})
globalStyle(':root:not([data-theme])', {
  '@layer': {
    [tokens]: {
      '@media': { '(prefers-color-scheme: light)': { colorScheme: 'light', vars: assignVars(colour, day) } },
    },
  },
})
