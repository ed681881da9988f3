import { change } from './seed.ts'
import type { Seed, View } from './visit-plan.ts'

const POINTER: readonly View[] = ['hover', 'pressed']
const HOVER: readonly View[] = ['hover']

/** Faults that only a state shows. */
export const seedsOfStates: readonly Seed[] = [
  {
    name: 'a secondary button without hover',
    story: 'primitives-button--secondary',
    seenIn: POINTER,
    styles:
      '[data-component="Button"]:hover { background-color: transparent !important; border-color: transparent !important; }',
  },
  {
    name: 'a main button without hover',
    story: 'primitives-button--primary',
    seenIn: [...POINTER, 'motion-start', 'motion-half', 'motion-end'],
    styles: '[data-component="Button"]:hover { filter: none !important; background: gray !important; }',
  },
  {
    name: 'a pressed button that jumps',
    story: 'primitives-button--quiet',
    seenIn: ['pressed'],
    styles: '[data-component="Button"]:active { translate: 0 3px; }',
  },
  {
    name: 'a ring of focus of one pixel',
    story: 'primitives-iconbutton--plain',
    seenIn: ['rest', 'hover', 'focus', 'forced-colours'],
    styles: ':focus-visible { outline-width: 1px !important; }',
  },
  {
    name: 'no ring of focus on a switch',
    story: 'primitives-checkbox--unticked',
    seenIn: ['rest', 'hover', 'focus'],
    styles: ':focus-visible { outline: none !important; box-shadow: none !important; }',
  },
  {
    name: 'a link without its line on hover',
    story: 'primitives-link--plain',
    seenIn: HOVER,
    styles: 'a:hover { text-decoration-color: transparent !important; color: gray !important; }',
  },
  {
    name: 'a payment without hover',
    story: 'product-paymentlist--closed',
    seenIn: HOVER,
    styles: 'button:hover { background-color: transparent !important; }',
  },
  {
    name: 'an error without its border in forced colours',
    story: 'primitives-textfield--invalid',
    seenIn: ['forced-colours'],
    styles:
      '@media (forced-colors: active) { input { border-color: transparent !important; outline-color: transparent !important; forced-color-adjust: none; } }',
  },
  {
    name: 'progress without its bar in forced colours',
    story: 'primitives-progressbar--partly',
    seenIn: ['forced-colours'],
    styles:
      '@media (forced-colors: active) { [data-component="ProgressBar"], [data-component="ProgressBar"] * { forced-color-adjust: none; background: Canvas !important; } }',
  },
  {
    name: 'a step without its line in forced colours',
    story: 'product-paymenttimeline--late',
    seenIn: ['forced-colours'],
    styles:
      '@media (forced-colors: active) { li::before, li::after, li * { border-color: transparent !important; forced-color-adjust: none; } }',
  },
  {
    name: 'names without room at 200 % text',
    story: 'product-viptiercard--tier',
    seenIn: ['text-200'],
    styles: ':root[style*="200%"] [data-component] { max-inline-size: 120px; overflow: hidden; }',
  },
  {
    name: 'labels outside of their slider at 200 % text',
    story: 'product-betslider--regular',
    seenIn: ['text-200'],
    styles: ':root[style*="200%"] [data-component="BetSlider"] { margin-inline-start: -40px; }',
  },
  {
    name: 'grid columns of a phone at 768 px',
    story: 'product-gamegrid--several',
    seenIn: ['at-768'],
    styles: '@media (min-width: 700px) and (max-width: 1000px) { ul { grid-template-columns: 1fr 1fr !important; } }',
  },
  {
    name: 'a timeline in one column at 1024 px',
    story: 'product-paymenttimeline--waiting',
    seenIn: ['at-1024'],
    styles:
      '@media (min-width: 1000px) and (max-width: 1100px) { [data-component="PaymentTimeline"] { max-inline-size: 300px; } }',
  },
  {
    name: 'a footer as wide as the screen',
    story: 'product-sitefooter--plain',
    seenIn: ['at-1920'],
    styles:
      '@media (min-width: 1900px) { footer, footer > * { max-inline-size: none !important; padding-inline: 0 !important; } }',
  },
  {
    name: 'white text on paper',
    story: 'product-receipt--printed',
    seenIn: ['print'],
    styles: '@media print { * { color: #fff !important; } }',
  },
  {
    name: "a tile's button without hover",
    story: 'product-gametile--plain',
    seenIn: POINTER,
    styles: '[data-action="play"]:hover { filter: none !important; }',
  },
  {
    name: 'a chosen chip like the others in forced colours',
    story: 'primitives-chipgroup--first',
    seenIn: ['forced-colours'],
    styles:
      '@media (forced-colors: active) { [data-component="ChipGroup"] [aria-current] { outline: none !important; } }',
  },
  {
    name: 'an amount broken in two at 200 % text',
    story: 'product-purse--own-and-bonus',
    seenIn: ['text-200'],
    styles:
      ':root[style*="200%"] [data-component="Purse"] { max-inline-size: 140px; overflow-wrap: anywhere; white-space: normal; }',
  },
  {
    name: 'a row cut at 200 % text',
    story: 'product-paymentlist--open',
    seenIn: ['text-200'],
    styles:
      ':root[style*="200%"] [data-component="PaymentList"] button { max-block-size: 60px; overflow: hidden !important; }',
  },
  {
    name: 'grid columns of a tablet at 1024 px',
    story: 'product-gamegrid--several',
    seenIn: ['at-1024'],
    styles:
      '@media (min-width: 1000px) and (max-width: 1100px) { ul { grid-template-columns: repeat(3, 1fr) !important; } }',
  },
  {
    name: 'a timeline in columns at 768 px',
    story: 'product-paymenttimeline--waiting',
    seenIn: ['at-768'],
    styles:
      '@media (min-width: 700px) and (max-width: 1000px) { [data-component="PaymentTimeline"] ol { display: grid; grid-auto-flow: column; } }',
  },
  {
    name: 'a chevron that turns 900°',
    story: 'primitives-accordion--closed',
    // It ends where it should.
    seenIn: ['motion-half'],
    styles:
      '[data-component="Accordion"] [data-state="open"] > span:last-child { transform: rotate(900deg) !important; }',
  },
  {
    name: 'a switch that jumps',
    story: 'primitives-switch--off',
    seenIn: ['motion-start', 'motion-half'],
    styles: '[data-component="Switch"] * { transition: none !important; }',
  },
  {
    name: 'an endless skeleton under reduced motion',
    story: 'primitives-skeleton--tile',
    seenIn: ['fault'],
    script: change(
      '[data-component="Skeleton"]',
      'element.animate({ opacity: [1, 0.55] }, { duration: 800, iterations: Infinity })',
    ),
  },
]
