import { styleVariants, type StyleRule } from '@vanilla-extract/css'
import { components } from '../styles/layers.css.ts'
import { media, styled, styledWithin } from '../styles/styled.ts'
import { radius, scrollPaddingTop, space, textMeasure } from '../tokens/scale.ts'
import { colour } from '../tokens/tokens.css.ts'

const inComponents = (rule: StyleRule) => ({ '@layer': { [components]: rule } })

/** Space around running text: the surface's padding and border. */
const textWidth = `min(100%, calc(${textMeasure} + 2 * ${space[6]} + 2px))`

export const stack = styled({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  selectors: { '&[data-width="text"]': { inlineSize: textWidth, marginInline: 'auto' } },
})
export const inline = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0 })
export const gap = styleVariants(space, (value) => inComponents({ gap: value }))
export const spaceBetween = styled({ justifyContent: 'space-between' })
export const centred = styled({ justifyContent: 'center', textAlign: 'center' })

export const surface = styled({
  background: colour.surface1,
  border: `1px solid ${colour.hairline}`,
  borderRadius: radius.panel,
  padding: space[6],
  minInlineSize: 0,
  selectors: {
    // Full width even around short text, so that all text pages have the same width.
    '&[data-width="text"]': { inlineSize: textWidth },
  },
  '@media': {
    [media.below1024]: { selectors: { '&[data-beside]': { display: 'none' } } },
    [media.below700]: { padding: space[5] },
    [media.zoomed]: { padding: space[3] },
  },
})

export const columns = styled({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  '@media': {
    [media.from700]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.from1190]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

// Of two columns, the last of an odd number fills its row. A part is named before its place: `:nth-child` of any element makes
// the browser restyle the whole page whenever a dialog adds an element to its body.
styledWithin(`${columns} > [data-component]:last-child:nth-child(odd):not(:first-child)`, {
  '@media': { 'screen and (min-width: 700px) and (max-width: 1189px)': { gridColumn: '1 / -1' } },
})
// The panels of a row have one height, which the last part of each one fills.
styledWithin(`${columns} > ${stack} > :last-child, ${columns} > ${surface} > ${stack} > :last-child`, { flexGrow: 1 })
styledWithin(`${columns} > ${surface}:has(> ${stack})`, { display: 'grid' })

export const fieldRow = styled({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  alignItems: 'start',
  selectors: {
    '&[data-wide]': { gap: space[6], gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))' },
  },
})

export const mainAside = styled({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.from1024]: {
      selectors: {
        '&:not([data-width="stacked"])': {
          gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
          gridTemplateRows: 'auto 1fr',
        },
        '&[data-width="form"]': {
          gridTemplateColumns: 'minmax(0, 1fr) 400px',
          gap: space[6],
          maxInlineSize: '1080px',
          marginInline: 'auto',
        },
      },
    },
  },
})
export const main = styled({ minInlineSize: 0, selectors: { '&:empty': { display: 'none' } } })
export const aside = styled({
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.from1024]: {
      selectors: {
        ':not([data-width="stacked"]) > &': { gridColumn: '2', gridRow: '1 / span 2' },
        ':not([data-width="stacked"]) > &[data-stays]': {
          position: 'sticky',
          insetBlockStart: scrollPaddingTop,
          alignSelf: 'start',
          // A long list scrolls in itself.
          maxBlockSize: `calc(100dvh - ${scrollPaddingTop} - ${space[4]})`,
          overflowY: 'auto',
        },
      },
    },
  },
})

export const lazySection = styled({
  contentVisibility: 'auto',
  minInlineSize: 0,
  // `content-visibility` clips at the edges; the padding keeps focus rings visible there.
  padding: space[1],
  margin: `calc(-1 * ${space[1]})`,
})

export const page = styled({
  inlineSize: '100%',
  maxInlineSize: '1504px',
  marginInline: 'auto',
  paddingInline: space[4],
  '@media': { [media.from1024]: { paddingInline: space[8] } },
})
