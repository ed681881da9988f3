import { artColours } from '#ui/tokens/art-colours.ts'
import { scaleValues } from '#ui/tokens/values.ts'

/*
 * The tokens of the design system for the styles of a frame: as values, because a frame is a document of its own, where no
 * theme replaces them.
 */

export const { control, lineHeight, radius, size, space, weight } = scaleValues

/** Text on pictures, and what stands out most. */
export const white = artColours.onPicture.text
