import { globalStyle } from '@vanilla-extract/css'
import { declarations, references } from '#ui/tokens/variables.ts'
import { assignColours } from '../kit/styles/colours.ts'
import { paletteOf, sceneColours, SKIES } from './colours.ts'

/* The colours of a slot are those of its cover. The server writes the number of the sky into `data-sky`. */

/** The colours below the sky of the cover, as CSS variables. */
export const sky = references('sky', sceneColours(SKIES[0]))

SKIES.forEach((one, index) =>
  globalStyle(`body[data-sky='${index}']`, {
    vars: { ...assignColours(paletteOf(one)), ...declarations('sky', sceneColours(one)) },
  }),
)
globalStyle('.sky-upper', { stopColor: sky.upper })
globalStyle('.sky-middle', { stopColor: sky.middle })
globalStyle('.sky-lower', { stopColor: sky.lower })
globalStyle('.sky-light', { stopColor: sky.light })
globalStyle('.sky-ridge', { fill: sky.lower })
globalStyle('.sky-stars', { fill: sky.stars })
