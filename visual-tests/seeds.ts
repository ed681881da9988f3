import { change } from './seed.ts'
import { seedsOfStates } from './seeds-of-states.ts'
import type { Seed, View } from './visit-plan.ts'

/*
 * Small faults of the kinds that people notice. Each must be seen where it is, and nowhere else in its story.
 */

const REST: readonly View[] = ['rest']

const seedsAtRest: readonly Seed[] = [
  {
    name: 'a token a step off',
    story: 'layout-surface--plain',
    seenIn: ['rest', 'second-brand'],
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
  {
    name: 'two names of buttons swapped',
    story: 'primitives-carousel--several',
    seenIn: ['tree'],
    script:
      "{ const [one, other] = document.querySelectorAll('section button[aria-label]'); [one.ariaLabel, other.ariaLabel] = [other.ariaLabel, one.ariaLabel] }",
  },
  {
    name: 'a lost alternative text',
    story: 'product-proofsteps--symbols',
    seenIn: ['tree'],
    script: change('img', "element.alt = ''"),
  },
  {
    name: 'an open answer that is announced as closed',
    story: 'primitives-accordion--first-open',
    seenIn: ['tree'],
    script: change('[aria-expanded="true"]', "element.ariaExpanded = 'false'"),
  },
  {
    name: 'an English text that says the opposite',
    // Its pictures are Russian.
    story: 'product-conditionpanel--all-met',
    seenIn: ['tree'],
    script: change('h2', "element.textContent = element.textContent.replace('You can ', 'You can’t ')"),
  },
]

const seedsOfLayers: readonly Seed[] = [
  {
    name: 'the highlighted item of an open menu like the others',
    story: 'primitives-menu--open',
    seenIn: ['rest', 'forced-colours', 'second-brand'],
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
    seenIn: ['rest', 'forced-colours'],
    styles:
      '[data-component="FileDrop"], [data-component="FileDrop"] * { border-color: transparent !important; outline: none !important; }',
  },
  {
    name: 'menu items without padding',
    story: 'primitives-menu--open',
    seenIn: ['rest', 'forced-colours', 'second-brand'],
    styles: '[role^="menuitem"] { padding-inline: 4px !important; }',
  },
  {
    name: 'a button above a dialog',
    story: 'primitives-dialog--with-toast-and-bar',
    seenIn: ['rest', 'at-768', 'at-1024', 'at-1920'],
    styles: '[data-component="ActionBar"] { position: relative; z-index: 99999 !important; }',
  },
]

/** All seeds. */
export const seeds: readonly Seed[] = [...seedsAtRest, ...seedsOfStates, ...seedsOfTrees, ...seedsOfLayers]
