import type { ComponentType } from 'react'
import type { NativeProps } from '../private/native-props.ts'

/** Props of a brand's drawing. Spread them on the root `svg`: they size, place and hide it. Your own size stands after them. */
export interface BrandArtProps extends NativeProps<'svg'> {
  className?: string | undefined
}

/** Name, logo and art of a site. Missing parts are Cassiopeia's. */
export interface Brand {
  /** Beside the logo, in the language of the page. */
  name?: string | undefined
  /** The logo, about 44 × 24 px. */
  mark?: ComponentType<BrandArtProps> | undefined
  /** The picture of the 404 page, about 420 × 200 px. */
  notFoundArt?: ComponentType<BrandArtProps> | undefined
  /** The picture of an empty page, about 116 × 52 px, in `currentColor`. */
  emptyArt?: ComponentType<BrandArtProps> | undefined
  /** The crown of a winner, as wide as its box, in `currentColor`. */
  crown?: ComponentType<BrandArtProps> | undefined
}
