/*
 * The default values of the tokens that a theme can replace, apart from colours (`palettes.ts`, `art.ts`). Components use
 * the CSS variables of `scale.ts`, never these values. The frames of games have no theme and use the values.
 */

export type Pixels = `${number}px`
export type Rems = `${number}rem`
export type Ems = `${number}em`
export type Milliseconds = `${number}ms`
export type Bezier = `cubic-bezier(${number}, ${number}, ${number}, ${number})`
/** Offsets and blur of a shadow. Its colour is the palette's `shadow`. */
export type ShadowShape = `${Pixels} ${Pixels} ${Pixels}`

/** Sizes of controls: minimum target, control in a tile, input, main action of a page, amount of a payment. */
type ControlSizes = Record<'height' | 'inTile' | 'input' | 'mainAction' | 'amount', Pixels>

/** Sizes of controls by density. Targets of `compact` still exceed the 24 px of WCAG 2.5.8. */
export const densities = {
  compact: { height: '40px', inTile: '36px', input: '42px', mainAction: '46px', amount: '56px' },
  regular: { height: '44px', inTile: '40px', input: '46px', mainAction: '52px', amount: '64px' },
  spacious: { height: '48px', inTile: '44px', input: '52px', mainAction: '58px', amount: '72px' },
} as const satisfies Record<string, ControlSizes>
export type Density = keyof typeof densities

export const scaleValues = {
  /** Space in steps of 4 px. */
  space: {
    0: '0px',
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
  },
  radius: {
    tiny: '6px',
    small: '8px',
    medium: '12px',
    large: '16px',
    tile: '18px',
    window: '20px',
    panel: '24px',
    /** Badges, chips and other labels with round ends. */
    pill: '999px',
    /** Circles and bars, in every theme. */
    full: '999px',
  },
  family: {
    body: '"Manrope", "Manrope Fallback", "Manrope Wide Fallback", sans-serif',
    heading: '"Manrope", "Manrope Fallback", "Manrope Wide Fallback", sans-serif',
  },
  /** Type sizes in rem, so that the user's font size applies. */
  size: {
    12: '0.75rem',
    13: '0.8125rem',
    15: '0.9375rem',
    17: '1.0625rem',
    19: '1.1875rem',
    24: '1.5rem',
    32: '2rem',
    46: '2.875rem',
  },
  lineHeight: { display: 1.12, heading: 1.2, label: 1.25, compact: 1.3, note: 1.35, body: 1.45 },
  weight: { body: 500, strong: 650, heading: 750, display: 800 },
  letterSpacing: { heading: '-0.015em', display: '-0.025em', amount: '-0.02em' },
  motion: { quick: '120ms', slow: '220ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  /** Shadows by elevation above the page: menus, list boxes and toasts; dialogs. */
  elevation: { floating: '0px 12px 40px', dialog: '0px 24px 80px' },
  /** Opacity of controls that can't be used. While a control is busy, its text says so and must stay readable. */
  opacity: { disabled: 0.55, busy: 0.7 },
  control: densities.regular,
} as const

type Names<Group extends keyof typeof scaleValues> = keyof (typeof scaleValues)[Group]
/** The tokens of a theme by group, with any value of the right unit. */
export interface ScaleValues {
  space: Readonly<Record<Names<'space'>, Pixels>>
  radius: Readonly<Record<Names<'radius'>, Pixels>>
  family: Readonly<Record<Names<'family'>, string>>
  size: Readonly<Record<Names<'size'>, Rems>>
  lineHeight: Readonly<Record<Names<'lineHeight'>, number>>
  weight: Readonly<Record<Names<'weight'>, number>>
  letterSpacing: Readonly<Record<Names<'letterSpacing'>, Ems>>
  motion: Readonly<{ quick: Milliseconds; slow: Milliseconds; ease: Bezier }>
  elevation: Readonly<Record<Names<'elevation'>, ShadowShape>>
  opacity: Readonly<Record<Names<'opacity'>, number>>
}
