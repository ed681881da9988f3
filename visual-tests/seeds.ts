/** A deliberate regression: styles that change a story slightly, and the story where the change must be detected. */
export interface SeededRegression {
  name: string
  story: string
  styles: string
}

/** Regressions that must all be detected, from a changed token to a missing focus ring. */
export const seededRegressions: readonly SeededRegression[] = [
  { name: 'a token a step off', story: 'layout-surface--plain', styles: ':root { --c-surface1: #131831 !important; }' },
  { name: 'weaker muted text', story: 'text-text--muted', styles: ':root { --c-mutedText: #9da7d1 !important; }' },
  {
    name: 'a missing focus ring',
    story: 'primitives-button--by-keyboard',
    styles: ':focus-visible { outline: none !important; }',
  },
  {
    name: 'a shift of 1 px',
    story: 'primitives-button--primary',
    styles: '[data-component="Button"] { position: relative; left: 1px; }',
  },
  {
    name: 'radius 12 to 11 px',
    story: 'primitives-button--secondary',
    styles: '[data-component="Button"] { border-radius: 11px !important; }',
  },
  {
    name: 'a weaker control border',
    story: 'primitives-textfield--empty',
    styles: ':root { --c-controlBorder: #6472af !important; }',
  },
  { name: 'headings a little lighter', story: 'text-heading--large', styles: 'h1 { font-weight: 740 !important; }' },
  { name: 'letters 0.1 px apart', story: 'text-text--plain', styles: 'p { letter-spacing: 0.1px !important; }' },
  {
    name: "a dialog's shadow gone",
    story: 'primitives-dialog--sheet',
    styles: '[data-component="Dialog"] { box-shadow: none !important; }',
  },
  { name: 'a hidden icon', story: 'primitives-iconbutton--plain', styles: 'svg { visibility: hidden !important; }' },
]
