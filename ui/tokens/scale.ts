import { scaleValues } from './values.ts'
import { references } from './variables.ts'

/* The tokens of a theme as CSS variables. Their default values and units are in `values.ts`. */
export const space = references('space', scaleValues.space)
export type Space = keyof typeof space
export const radius = references('radius', scaleValues.radius)
export const family = references('family', scaleValues.family)
export const size = references('size', scaleValues.size)
export type Size = keyof typeof size
export const lineHeight = references('lineHeight', scaleValues.lineHeight)
export const weight = references('weight', scaleValues.weight)
export const letterSpacing = references('letterSpacing', scaleValues.letterSpacing)
export const motion = references('motion', scaleValues.motion)
export const opacity = references('opacity', scaleValues.opacity)
export const control = references('control', scaleValues.control)

/*
 * The rest is layout, the same in every theme. Breakpoints (`styles/styled.ts`) are constants too: a media query can't
 * use a CSS variable.
 */

/** Maximum line length of running text: 76 characters, in a unit that does not change when the font arrives. */
export const textMeasure = '45.6em'

/** Custom property of the root element: width of its scrollbar, from the first modal on. */
export const SCROLLBAR_WIDTH = '--scrollbar-width'
const scrollbarWidth = `var(${SCROLLBAR_WIDTH}, 0px)`
/**
 * The width of the scrollbar while it is hidden, else 0, so that nothing moves. Only for insets and paddings that relate to
 * the viewport: `100vw - 100%` is the width of the shown scrollbar.
 */
export const scrollbarGap = `clamp(0px, ${scrollbarWidth} - (100vw - 100%), ${scrollbarWidth})`
/** Custom property of the root element: replaces the offset below while a higher bar is shown. */
export const BOTTOM_OFFSET = '--bottom-offset'
/** Bottom offset of floating elements on a phone: the mobile bar and a gap. */
export const mobileBarOffset = `var(${BOTTOM_OFFSET}, 72px)`
/** The same above an action bar. */
export const actionBarOffset = '128px'

/** Scroll padding of the page, for the sticky header. */
export const scrollPaddingTop = '88px'
/** Bottom scroll padding on a phone, for the mobile bar and the scroll-to-top button. */
export const scrollPaddingBottom = '132px'

/**
 * The one order of all layers, from the bottom up. Below `bar` are layers inside a component. A popup, such as a menu,
 * belongs to the topmost modal.
 */
export const zIndex = {
  behind: '-1',
  raised: '1',
  bar: '10',
  floatingWindow: '20',
  filledWindow: '30',
  dialog: '40',
  popup: '50',
  toast: '60',
  skipLink: '70',
} as const
