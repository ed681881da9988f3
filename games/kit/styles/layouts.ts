const small = '(min-aspect-ratio: 1) and (max-height: 439.98px)'
const smallFrom600 = `${small} and (min-width: 600px)`
const wide = '(min-aspect-ratio: 1) and (min-width: 780px) and (min-height: 440px)'

/**
 * Media queries of the frames. Three layouts follow from the size of the frame: tall is the base, wide has room for
 * panels beside the game, small is the floating window, a phone on its side or a narrow tablet.
 */
export const layout = {
  wide,
  /** The wide layout on a tablet. */
  tablet: `${wide} and (max-width: 899.98px)`,
  wideBelow1200: `${wide} and (max-width: 1199.98px)`,
  small,
  /** The small layout with room for words. */
  smallFrom600,
  narrowSmallFrom600: `${smallFrom600} and (max-width: 719.98px)`,
  lowSmallFrom600: `${smallFrom600} and (max-height: 359.98px)`,
  smallBelow600: `${small} and (max-width: 599.98px)`,
  smallBelow216: `(max-height: 215.98px) and (max-width: 599.98px)`,
  narrowSmall: '(min-aspect-ratio: 1) and (max-width: 359.98px)',
  tall: '(max-aspect-ratio: 1), (max-width: 779.98px) and (min-height: 440px)',
  tallFrom600: '(min-width: 600px) and (max-width: 779.98px) and (min-height: 440px)',
  narrowTall: '(max-width: 359.98px) and (max-aspect-ratio: 1)',
  narrow: '(max-width: 359.98px)',
  below500: '(max-height: 499.98px)',
  below240: '(max-height: 239.98px)',
  below216: '(max-height: 215.98px)',
  below200: '(max-height: 199.98px)',
  touch: '(pointer: coarse)',
  forcedColours: '(forced-colors: active)',
} as const
