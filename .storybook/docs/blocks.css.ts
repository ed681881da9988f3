import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#ui/styles/styled.ts'
import { family, lineHeight, radius, size, space, weight } from '#ui/tokens/scale.ts'
import { colour } from '#ui/tokens/tokens.css.ts'

/** The ground and the text of the product around an example. */
const ground = {
  background: colour.canvas,
  color: colour.text,
  border: `1px solid ${colour.hairline}`,
  fontFamily: family.body,
  fontSize: size[15],
  fontWeight: weight.body,
  lineHeight: lineHeight.body,
}

/** Holds an example; wide ones scroll inside, and a bar that is fixed to the window stays in it. Storybook's styles don't reach in. */
export const canvas = style([
  'sb-unstyled',
  {
    ...ground,
    position: 'relative',
    contain: 'layout',
    borderRadius: radius.medium,
    overflowX: 'auto',
  },
])

/** Side of a marker, in pixels. */
export const MARKER_SIZE = 22

/** A canvas with room for the markers of parts that reach its edges. */
export const markedCanvas = style([canvas, { padding: `${MARKER_SIZE + 6}px` }])

/**
 * The number of a part, beside it and above its layers: a header is sticky, a toast is the highest. Under the pointer it
 * fades, to show the content beneath.
 */
export const marker = style({
  position: 'absolute',
  zIndex: 1000,
  inlineSize: `${MARKER_SIZE}px`,
  blockSize: `${MARKER_SIZE}px`,
  borderRadius: radius.full,
  background: colour.text,
  color: colour.canvas,
  fontSize: size[13],
  fontWeight: weight.strong,
  lineHeight: `${MARKER_SIZE}px`,
  textAlign: 'center',
  cursor: 'default',
  selectors: { '&:hover': { opacity: 0.1 } },
})

/** The list of the parts. */
export const parts = style({ paddingInlineStart: space[6], listStyle: 'decimal' })
/** What the browser has computed, below the text of a part. */
export const measures = style({
  display: 'block',
  opacity: 0.75,
  fontVariantNumeric: 'tabular-nums',
  // Stronger than Storybook's size of a list item.
  selectors: { '&&': { fontSize: size[13], lineHeight: lineHeight.body } },
})

export const states = style([
  canvas,
  {
    display: 'grid',
    gap: space[4],
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
    padding: space[3],
  },
])
// A grid of the product fills a page; beside other states it has one column, of a phone.
globalStyle(`${states} [data-component="GameGrid"]`, { gridTemplateColumns: '173px' })
/** States of the pointer: four in a row. */
export const interaction = style([states, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))' }])
export const wideStates = style([canvas, { display: 'grid', gap: space[6], padding: space[3] }])
export const state = style({ minInlineSize: 0, margin: 0 })
export const stateName = style({ paddingInline: space[4], color: colour.mutedText, fontSize: size[13] })
globalStyle(`${stateName} a`, { color: colour.text })

/** A story in a window of a given width. */
export const atWidth = style([canvas, { maxInlineSize: '100%', overflow: 'auto hidden', marginBlockEnd: space[6] }])

/** The story of a state, and the colours of its parts below it. */
export const statePicture = style({ position: 'relative', contain: 'layout' })
export const stateFacts = style({ paddingInline: space[4], color: colour.mutedText, fontSize: size[13] })

/** The table of colours below parts and states. */
export const key = style({ marginBlock: space[4], fontSize: size[13] })
export const swatch = style({
  display: 'inline-block',
  inlineSize: '20px',
  blockSize: '20px',
  borderRadius: radius.tiny,
  border: '1px solid currentColor',
  verticalAlign: 'middle',
})

/** A good and a bad example side by side; one below the other on a phone. */
export const pairs = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.below700]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const example = style([canvas, { marginBlock: space[2], padding: space[4] }])
/** Its caption has the size of the text of a docs page. */
export const pair = style({
  margin: 0,
  fontSize: '14px',
  // Without `DoDont`, wide examples stand below each other.
  selectors: { [`:not(${pairs}) > & + &`]: { marginBlockStart: space[8] } },
})
export const good = style({ borderBlockStart: `4px solid ${colour.positive}` })
export const bad = style({ borderBlockStart: `4px solid ${colour.negative}` })

/** A link in a text of a docs page; Storybook gives its links a size of their own. */
export const pageLink = style({ selectors: { '&&': { fontSize: 'inherit' } } })
