import { media, styled, styledWithin } from '../../styles/styled.ts'
import { control, family, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const panel = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
  borderRadius: radius.panel,
  border: `1px solid ${colour.hairline}`,
  background: colour.surface1,
  minInlineSize: 0,
})
export const title = styled({
  padding: `${space[6]} ${space[6]} 0`,
  fontFamily: family.heading,
  fontSize: size[19],
  fontWeight: weight.heading,
  '@media': { [media.below700]: { padding: `${space[4]} ${space[4]} 0` } },
})
export const head = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: space[6],
  '@media': { [media.below700]: { padding: space[4] }, [media.zoomed]: { padding: space[3] } },
})
export const lead = styled({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '0 1 auto',
  gap: space[3],
  minInlineSize: 0,
  '@media': { [media.below700]: { flexBasis: '100%' } },
})
/** A select. It grows beside the lists of a phone. */
export const month = styled({
  inlineSize: '13rem',
  ':empty': { display: 'none' },
  '@media': { [media.below700]: { flex: '1 1 8rem', inlineSize: 'auto' } },
})
// As high as the segments beside it.
styledWithin(`${month} select`, { minBlockSize: control.mainAction })
export const lists = styled({ '@media': { [media.below700]: { flex: '1 1 auto' } } })
export const filter = styled({ minInlineSize: 0, '@media': { [media.below700]: { flexBasis: '100%' } } })
export const totals = styled({
  display: 'flex',
  flexWrap: 'wrap',
  // The gap is the hairline between the sums.
  gap: '1px',
  borderBlockStart: `1px solid ${colour.hairline}`,
  background: colour.hairline,
  '@media': { [media.from1024]: { selectors: { '&[data-narrow]': { display: 'none' } } } },
})
export const total = styled({
  flex: '1 1 calc(40% - 1px)',
  padding: `${space[3]} ${space[6]}`,
  background: colour.surface1,
  '@media': {
    [media.from700]: { flexBasis: 'calc(25% - 1px)' },
    [media.below700]: { paddingInline: space[4] },
    [media.zoomed]: { paddingInline: space[3] },
    [media.forcedColours]: { outline: '1px solid CanvasText' },
  },
})
export const label = styled({ fontSize: size[13], color: colour.mutedText })
export const value = styled({
  fontSize: size[17],
  fontWeight: weight.heading,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const body = styled({
  borderBlockStart: `1px solid ${colour.hairline}`,
  minInlineSize: 0,
  selectors: { '&[data-padded]': { padding: `${space[2]} ${space[4]} ${space[4]}` } },
  '@media': { [media.below700]: { selectors: { '&[data-padded]': { paddingInline: space[3] } } } },
})
/** Without a button it only speaks to screen readers. */
export const more = styled({
  display: 'grid',
  gap: space[3],
  selectors: { '&:has(button)': { padding: `${space[4]} ${space[6]} ${space[6]}` } },
  '@media': { [media.below700]: { selectors: { '&:has(button)': { padding: space[4] } } } },
})
