import { createMode, type Mode } from '#storybook/modes.ts'
import type { Toolbar } from '#storybook/toolbar.ts'

/*
 * What a picture at rest does not show. A state is seen where it can go wrong, not in every combination: the table below
 * says which story is seen in which state.
 */

/** Pseudo-classes of a state of the pointer or the keyboard. */
const POINTER = {
  hover: ['hover'],
  pressed: ['hover', 'active'],
  focus: ['focus', 'focus-visible'],
} as const
/** Viewport widths between and beyond those of the modes, in pixels. */
const WIDTHS = { 'at-768': 768, 'at-1024': 1024, 'at-1920': 1920 } as const
/** A4 in CSS pixels. */
const PAPER_WIDTH = 794
/** How far an animation has run, as a share of its length. */
const MOTION = { 'motion-start': 0, 'motion-half': 0.5, 'motion-end': 1 } as const

export const WIDTH_STATES = ['at-768', 'at-1024', 'at-1920'] as const
export const MOTION_STATES = ['motion-start', 'motion-half', 'motion-end'] as const

export type StateName =
  | keyof typeof POINTER
  | keyof typeof WIDTHS
  | keyof typeof MOTION
  | 'forced-colours'
  | 'text-200'
  | 'print'
  | 'second-brand'

/** What brings a page into a state. */
export interface State {
  /** Pseudo-classes forced on the interactive elements of the story. */
  pseudoClasses?: readonly string[]
  /** In pixels, instead of the width of the mode. */
  width?: number
  /** Share of each animation, without reduced motion. */
  motion?: number
  forcedColours?: true
  /** The root font size, for readers of large text. */
  fontSize?: string
  isPrint?: true
  /** Rendered in another brand. */
  brand?: Toolbar['brand']
}

const mapValues = <Key extends string, Value, Result>(
  record: Readonly<Record<Key, Value>>,
  map: (value: Value) => Result,
): ReadonlyMap<string, Result> => new Map(Object.entries<Value>(record).map(([key, value]) => [key, map(value)]))

const states: ReadonlyMap<string, State> = new Map<string, State>([
  ...mapValues(POINTER, (pseudoClasses: readonly string[]): State => ({ pseudoClasses })),
  ...mapValues(WIDTHS, (width: number): State => ({ width })),
  ...mapValues(MOTION, (motion: number): State => ({ motion })),
  ['forced-colours', { forcedColours: true }],
  ['text-200', { fontSize: '200%' }],
  ['print', { isPrint: true, width: PAPER_WIDTH }],
  ['second-brand', { brand: 'orangery' }],
])

/** What brings a page into a state. @throws for a name that is not in the table */
export function stateOf(name: StateName): State {
  const state = states.get(name)
  if (state === undefined) throw new Error(`Unknown state: ${name}`)
  return state
}

const desktop = createMode(1440, 'ru', 'night')
const phone = createMode(390, 'ru', 'day')

/** Stories seen in the states of a row, in its mode. */
interface StateRow {
  states: readonly StateName[]
  mode: Mode
  stories: readonly string[]
}

/** Which story is seen in which state. */
export const stateTable: readonly StateRow[] = [
  {
    // One story of each interactive component, rows, tiles and cards.
    states: ['hover', 'focus'],
    mode: desktop,
    stories: [
      'primitives-accordion--closed',
      'primitives-button--negative',
      'primitives-button--primary',
      'primitives-button--quiet',
      'primitives-button--secondary',
      'primitives-carousel--several',
      'primitives-checkbox--unticked',
      'primitives-chipgroup--first',
      'primitives-choicecards--methods',
      'primitives-combobox--empty',
      'primitives-copyvalue--plain',
      'primitives-datefield--empty',
      'primitives-filedrop--empty',
      'primitives-iconbutton--plain',
      'primitives-link--plain',
      'primitives-menu--closed',
      'primitives-multiselect--closed',
      'primitives-optionlist--some',
      'primitives-otpfield--empty',
      'primitives-passwordfield--empty',
      'primitives-phonefield--empty',
      'primitives-segmented--two',
      'primitives-select--empty',
      'primitives-switch--off',
      'product-roundtable--closed',
      'primitives-tabs--first',
      'primitives-textarea--empty',
      'primitives-textfield--empty',
      'primitives-toggletip--closed',
      'product-accountbar--quiet',
      'product-actionbar--fact',
      'product-amountfield--empty',
      'product-answerlist--all-closed',
      'product-betslider--regular',
      'product-bonuscard--active',
      'product-cardform--empty',
      'product-choicesheet--methods',
      'product-conditionpanel--all-met',
      'product-featuredgame--plain',
      'product-filterbar--plain',
      'product-gamepanel--tournaments',
      'product-gamepanel--winners',
      'product-gamerail--plain',
      'product-gametile--plain',
      'product-gamewindow--playing',
      'product-hero--alone',
      'product-historypanel--month-only',
      'product-leveltable--player',
      'product-luckystrip--two',
      'product-menulinks--several',
      'product-noticebanner--running',
      'product-paymentlist--closed',
      'product-promocard--with-picture',
      'product-prooflink--plain',
      'product-scrolltopbutton--plain',
      'product-sectionheader--with-link',
      'product-sessionbar--long',
      'product-sitefooter--plain',
      'product-siteheader--guest',
      'product-tournamentbanner--running',
      'product-tournamentcard--running',
    ],
  },
  {
    // What moves or changes its colour under the finger.
    states: ['pressed'],
    mode: desktop,
    stories: [
      'primitives-button--negative',
      'primitives-button--primary',
      'primitives-button--quiet',
      'primitives-button--secondary',
      'product-betslider--regular',
      'product-gametile--plain',
    ],
  },
  {
    // What colours mean: chosen, wrong, done, current.
    states: ['forced-colours'],
    mode: desktop,
    stories: [
      'primitives-accordion--first-open',
      'primitives-alert--negative',
      'primitives-badge--new',
      'primitives-button--disabled',
      'primitives-button--negative',
      'primitives-button--primary',
      'primitives-carousel--several',
      'primitives-checkbox--ticked',
      'primitives-chipgroup--first',
      'primitives-choicecards--methods',
      'primitives-combobox--found',
      'primitives-dialog--open',
      'primitives-filedrop--dragged-over',
      'primitives-iconbutton--plain',
      'primitives-menu--open',
      'primitives-multiselect--open',
      'primitives-otpfield--wrong',
      'primitives-passwordfield--between',
      'primitives-progressbar--partly',
      'primitives-segmented--two',
      'primitives-select--invalid',
      'primitives-statusmark--done',
      'primitives-stepindicator--middle',
      'primitives-switch--on',
      'primitives-table--full',
      'primitives-tabs--marked',
      'primitives-textfield--invalid',
      'primitives-toasts--several',
      'product-accountbar--with-marks',
      'product-amountfield--wrong',
      'product-betslider--regular',
      'product-bonuscard--active',
      'product-bonuscard--waiting',
      'product-cardform--invalid',
      'product-choicesheet--chosen',
      'product-conditionpanel--one-missing',
      'product-gamepanel--tournaments',
      'product-gametile--favourite',
      'product-gamewindow--playing',
      'product-hero--alone',
      'product-hero--with-sign-up',
      'product-historypanel--month-only',
      'product-invoicecountdown--running',
      'product-levelposter--player',
      'product-levelprogress--middle',
      'product-levelstanding--middle',
      'product-leveltable--player',
      'product-menulinks--several',
      'product-outcomepanel--waiting',
      'product-paymentlist--open',
      'product-paymenttimeline--late',
      'product-podiumstage--compact',
      'product-proofsteps--evidence',
      'product-proofsteps--passed',
      'product-purse--own-and-bonus',
      'product-realitycheck--loss',
      'product-siteheader--player',
      'product-tournamentbanner--running',
      'product-tournamentstanding--place',
      'product-viplevelcard--level',
      'product-viptiercard--own',
      'product-wagerprogress--partly',
    ],
  },
  { states: ['forced-colours'], mode: phone, stories: ['product-mobilebar--plain'] },
  {
    // Text in a row, and screens about money.
    states: ['text-200'],
    mode: phone,
    stories: [
      'primitives-choicecards--methods',
      'primitives-segmented--two',
      'primitives-table--full',
      'primitives-tabs--counted',
      'product-accountbar--with-marks',
      'product-actionbar--fact',
      'product-betslider--regular',
      'product-bonuscard--active',
      'product-cardform--invalid',
      'product-factlist--rows',
      'product-gametile--long-name',
      'product-historypanel--month-only',
      'product-jackpotticker--four',
      'product-levelposter--player',
      'product-levelprogress--middle',
      'product-leveltable--player',
      'product-paymentlist--open',
      'product-paymenttimeline--waiting',
      'product-podiumstage--compact',
      'product-purse--own-and-bonus',
      'product-receipt--deposit',
      'product-sessionbar--long',
      'product-siteheader--player',
      'product-tournamentcard--running',
      'product-viplevelcard--level',
      'product-viptiercard--tier',
      'product-wagerprogress--partly',
      'screens-cashier--filled',
      'screens-cashier-history--month',
      'screens-payments--card',
      'screens-payments--invoice',
      'screens-payments--transfer',
      'screens-withdrawal--can',
    ],
  },
  {
    // Shell, grids, timeline, cashier, game page, tournament.
    states: WIDTH_STATES,
    mode: desktop,
    stories: [
      'primitives-dialog--with-toast-and-bar',
      'product-gamegrid--several',
      'product-hero--with-sign-up',
      'product-pageframe--plain',
      'product-paymenttimeline--waiting',
      'product-sitefooter--plain',
      'product-siteheader--player',
      'screens-cashier--filled',
      'screens-gamepanel--player',
      'screens-promo--full',
      'screens-tournament--full',
      'screens-tournaments--full',
    ],
  },
  {
    // Whose columns, order or place differ between the widths of the modes.
    states: ['at-768'],
    mode: desktop,
    stories: [
      'layout-columns--three',
      'layout-mainaside--three-parts',
      'primitives-choicecards--methods',
      'primitives-copyvalue--leading',
      'primitives-tabs--counted',
      'primitives-toasts--several',
      'product-accountbar--with-marks',
      'product-amountfield--regular',
      'product-factlist--regular',
      'product-filterbar--plain',
      'product-gamefacts--regular',
      'product-gamepanel--tournaments',
      'product-gamewindow--playing',
      'product-historypanel--month-only',
      'product-jackpotpanel--with-pots',
      'product-jackpotticker--four',
      'product-levelposter--player',
      'product-leveltable--player',
      'product-luckystrip--two',
      'product-noticebanner--running',
      'product-outcomepanel--waiting',
      'product-paymentlist--open',
      'product-podiumstage--with-table',
      'product-scrolltopbutton--plain',
      'product-sessionbar--long',
      'product-tournamentbanner--running',
      'text-prose--columns',
    ],
  },
  { states: ['at-768'], mode: phone, stories: ['product-mobilebar--plain'] },
  {
    // Whatever moves.
    states: MOTION_STATES,
    mode: desktop,
    stories: [
      'primitives-accordion--closed',
      'primitives-button--primary',
      'primitives-dialog--focus-returns',
      'primitives-skeleton--block',
      'primitives-switch--off',
      'primitives-toasts--new-level',
      'product-answerlist--all-closed',
      'product-conditionpanel--all-met',
      'product-gamewindow--loading',
      'product-jackpotpanel--growing',
      'product-paymentlist--closed',
      'product-podiumstage--three',
    ],
  },
  {
    // Printed pages, without all that is only of use on a screen.
    states: ['print'],
    mode: desktop,
    stories: [
      'product-pageframe--every-layer',
      'product-receipt--deposit',
      'product-receipt--printed',
      'screens-payments--receipt',
    ],
  },
  {
    // A whole other theme with its art, in stories that show its colours, type, radii and slots.
    states: ['second-brand'],
    mode: desktop,
    stories: [
      'layout-surface--plain',
      'primitives-alert--negative',
      'primitives-button--negative',
      'primitives-button--primary',
      'primitives-checkbox--ticked',
      'primitives-dialog--open',
      'primitives-menu--open',
      'primitives-segmented--two',
      'primitives-table--full',
      'primitives-textfield--invalid',
      'product-betslider--regular',
      'product-bonuscard--active',
      'product-cardform--invalid',
      'product-gametile--plain',
      'product-invoicecountdown--running',
      'product-jackpotpanel--growing',
      'product-podiumstage--compact',
      'product-siteheader--player',
      'product-tournamentcard--running',
      'product-viptiercard--own',
      'screens-cashier--filled',
      'screens-payments--card',
    ],
  },
  {
    states: ['second-brand'],
    mode: phone,
    stories: ['screens-levels--full', 'screens-outcomes--not-found', 'screens-promo--full'],
  },
]

/** The states in which a story is seen, with their modes. */
export const statesOf = (story: string): { state: StateName; mode: Mode }[] =>
  stateTable
    .filter(({ stories }) => stories.includes(story))
    .flatMap(({ states: names, mode }) => names.map((state) => ({ state, mode })))
