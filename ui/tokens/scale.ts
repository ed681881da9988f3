/** Opacity of controls that can't be used. While a control is busy, its text says so and must stay readable. */
export const opacity = { disabled: 0.55, busy: 0.7 } as const

/** Space in steps of 4 px. */
export const space = {
  0: '0',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
} as const
export type Space = keyof typeof space

export const radius = {
  small: '8px',
  medium: '12px',
  large: '16px',
  tile: '18px',
  panel: '24px',
  full: '999px',
} as const

/** Type sizes in rem, so that the user's font size applies. */
export const size = {
  12: '0.75rem',
  13: '0.8125rem',
  15: '0.9375rem',
  17: '1.0625rem',
  19: '1.1875rem',
  24: '1.5rem',
  32: '2rem',
  46: '2.875rem',
} as const
export type Size = keyof typeof size

/** Maximum line length of running text. */
export const textMeasure = '76ch'

export const weight = { body: '500', strong: '650', heading: '750', display: '800' } as const

/** Minimum sizes of targets, of controls inside a tile, of inputs, of the main action and of the amount of a payment. */
export const control = { height: '44px', inTile: '40px', input: '46px', mainAction: '52px', amount: '64px' } as const

/** Custom property of the root element: width of the scrollbar that an open dialog has removed. */
export const SCROLLBAR_GAP = '--scrollbar-gap'
/** The room that the removed scrollbar keeps, so that nothing moves when a dialog opens. */
export const scrollbarGap = `var(${SCROLLBAR_GAP}, 0px)`
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

export const motion = { quick: '120ms', slow: '220ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const
