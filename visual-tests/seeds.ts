import type { Seed, View } from './visit-plan.ts'

/*
 * Small faults of the kinds that people notice. Each must be seen where it is, and nowhere else in its story.
 */

const REST: readonly View[] = ['rest']
const POINTER: readonly View[] = ['hover', 'pressed']

/** A script that changes every element of a selector. */
const change = (selector: string, statement: string): string =>
  `for (const element of document.querySelectorAll(${JSON.stringify(selector)})) { ${statement} }`

const seedsAtRest: readonly Seed[] = [
  {
    name: 'a token a step off',
    story: 'layout-surface--plain',
    seenIn: REST,
    styles: ':root { --cass-colour-surface1: #131831 !important; }',
  },
  {
    name: 'weaker muted text',
    story: 'text-text--muted',
    seenIn: REST,
    styles: ':root { --cass-colour-mutedText: #9da7d1 !important; }',
  },
  {
    name: 'headings a little lighter',
    story: 'text-heading--large',
    seenIn: REST,
    styles: 'h1 { font-weight: 740 !important; }',
  },
  {
    name: 'letters 0.1 px apart',
    story: 'text-text--plain',
    seenIn: REST,
    styles: 'p { letter-spacing: 0.1px !important; }',
  },
  {
    name: 'a hidden icon',
    story: 'primitives-iconbutton--disabled',
    seenIn: REST,
    styles: 'svg { visibility: hidden !important; }',
  },
  {
    name: 'a disabled field like any other',
    story: 'primitives-textfield--disabled',
    seenIn: REST,
    styles:
      '[data-component="TextField"], [data-component="TextField"] * { opacity: 1 !important; color: #fff !important; }',
  },
  {
    name: 'an error without its colour',
    story: 'primitives-textarea--invalid',
    seenIn: REST,
    styles: ':root { --cass-colour-negative: #aab2d5 !important; }',
  },
  {
    name: "a dialog's shadow gone",
    story: 'primitives-dialog--sheet',
    seenIn: REST,
    styles: '[data-component="Dialog"] { box-shadow: none !important; }',
  },
  {
    name: 'an amount in another font',
    story: 'product-purse--no-bonus',
    seenIn: REST,
    styles:
      '[data-component="Purse"] * { font-variant-numeric: proportional-nums !important; font-weight: 500 !important; }',
  },
  {
    name: 'an outcome without its mark',
    story: 'product-outcomepanel--negative',
    seenIn: REST,
    styles: '[data-component="OutcomePanel"] svg { display: none !important; }',
  },
]

const seedsOfStates: readonly Seed[] = [
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
    seenIn: POINTER,
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
    seenIn: ['rest', 'hover', 'pressed', 'focus'],
    styles: ':focus-visible { outline-width: 1px !important; }',
  },
  {
    name: 'no ring of focus on a switch',
    story: 'primitives-checkbox--unticked',
    seenIn: ['rest', 'hover', 'pressed', 'focus'],
    styles: ':focus-visible { outline: none !important; box-shadow: none !important; }',
  },
  {
    name: 'a link without its line on hover',
    story: 'primitives-link--plain',
    seenIn: POINTER,
    styles: 'a:hover { text-decoration-color: transparent !important; color: gray !important; }',
  },
  {
    name: 'a payment without hover',
    story: 'product-paymentlist--closed',
    seenIn: POINTER,
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
]

const seedsOfTrees: readonly Seed[] = [
  {
    name: 'a list that is none',
    story: 'product-factlist--regular',
    seenIn: ['tree'],
    script: change('dl, ul', "element.setAttribute('role', 'presentation')"),
  },
  {
    name: 'a button without a name',
    story: 'product-scrolltopbutton--plain',
    seenIn: ['tree'],
    script: change('button', "element.removeAttribute('aria-label'); element.removeAttribute('title')"),
  },
  {
    name: 'a hidden alert',
    story: 'primitives-alert--negative',
    seenIn: ['tree'],
    script: change('[role=alert], [data-component=Alert]', "element.setAttribute('aria-hidden', 'true')"),
  },
]

const seedsOfLayers: readonly Seed[] = [
  {
    name: 'the highlighted item of an open menu like the others',
    story: 'primitives-menu--open',
    seenIn: ['rest', 'forced-colours'],
    styles:
      '[data-highlighted], [role^="menuitem"]:focus, [role^="menuitem"]:hover { background: transparent !important; outline: none !important; }',
  },
  {
    name: 'content above the header',
    story: 'product-siteheader--scrolled',
    seenIn: ['rest'],
    styles: 'header { z-index: -1 !important; }',
  },
  {
    name: 'a dialog without the shade behind it',
    story: 'primitives-dialog--with-toast-and-bar',
    seenIn: ['rest', 'at-768', 'at-1024', 'at-1920'],
    styles: 'body > div > div { background-color: transparent !important; backdrop-filter: none !important; }',
  },
  {
    name: 'dragged files without an outline',
    story: 'primitives-filedrop--dragged-over',
    seenIn: ['rest'],
    styles:
      '[data-component="FileDrop"], [data-component="FileDrop"] * { border-color: transparent !important; outline: none !important; }',
  },
]

/** All seeds. */
export const seeds: readonly Seed[] = [...seedsAtRest, ...seedsOfStates, ...seedsOfTrees, ...seedsOfLayers]
