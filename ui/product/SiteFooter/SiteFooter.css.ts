import { media, styled } from '../../styles/styled.ts'
import { control, mobileBarOffset, size, space } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const footer = styled({
  marginBlockStart: 'auto',
  borderBlockStart: `1px solid ${colour.hairline}`,
  paddingBlock: space[8],
  selectors: { '&[data-short]': { paddingBlock: space[3] } },
})
const short = `${footer}[data-short]`
export const row = styled({
  display: 'grid',
  gap: space[5],
  maxInlineSize: '1504px',
  marginInline: 'auto',
  paddingInline: space[4],
  // Space for the mobile bar, which covers the end of the page.
  paddingBlockEnd: mobileBarOffset,
  selectors: {
    [`${short} > &`]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3], paddingBlockEnd: 0 },
  },
  '@media': {
    [media.from1024]: { paddingInline: space[8], paddingBlockEnd: 0 },
    [media.below1024]: {
      // A short footer ends with its links, which the bar and the scroll-to-top button above it must not cover.
      selectors: {
        [`body:has([data-component="MobileBar"]) ${short} > &`]: {
          paddingBlockEnd: `calc(${mobileBarOffset} + ${control.height} + ${space[2]})`,
        },
      },
    },
  },
})
// Touch-sized targets for short words, with equal gaps between the texts.
export const links = styled({ display: 'flex', flexWrap: 'wrap', marginInline: `calc(-1 * ${space[3]})` })
export const link = styled({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: control.height,
  paddingInline: space[3],
  fontSize: size[15],
  color: colour.mutedText,
  selectors: { '&:hover': { color: colour.text, textDecoration: 'underline' } },
})
export const legal = styled({
  display: 'grid',
  gap: space[1],
  fontSize: size[13],
  color: colour.mutedText,
  maxInlineSize: '80ch',
  selectors: { [`${short} &`]: { marginInlineStart: 'auto' } },
  '@media': { [media.below700]: { selectors: { [`${short} &`]: { marginInlineStart: 0 } } } },
})
export const age = styled({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: '50%',
  border: `2px solid ${colour.controlBorder}`,
  fontSize: size[13],
  fontWeight: '700',
})
export const seal = styled({ display: 'inline-flex', minInlineSize: control.height, minBlockSize: control.height })
export const badges = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
})
