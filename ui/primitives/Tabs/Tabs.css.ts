import { media, styled } from '../../styles/styled.ts'
import { control, lineHeight, motion, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const head = styled({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.from1024]: {
      // The columns of `MainAside`, which the panels below may have.
      selectors: { '&[data-beside]': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
    },
  },
})
export const lead = styled({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space[4],
  minInlineSize: 0,
})
export const list = styled({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  padding: space[1],
  borderRadius: radius.large,
  background: colour.canvas,
  border: `1px solid ${colour.hairline}`,
  selectors: {
    '&[data-variant="quiet"]': {
      // Space for the focus ring, which the scroll container would clip.
      padding: '4px',
      border: 'none',
      background: 'none',
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      scrollSnapType: 'x proximity',
    },
  },
})
export const tab = styled({
  flex: 1,
  maxInlineSize: '100%',
  minBlockSize: control.height,
  paddingInline: space[3],
  borderRadius: radius.medium,
  fontSize: size[15],
  fontWeight: weight.strong,
  color: colour.mutedText,
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${motion.ease}`,
  selectors: {
    [`${list}[data-variant="quiet"] &`]: { flex: '0 0 auto', scrollSnapAlign: 'center' },
    '&:hover': { color: colour.text },
    '&[data-state="active"]': { background: colour.surface3, color: colour.text },
  },
  '@media': {
    [media.below1024]: { paddingInline: space[2] },
    [media.below700]: { paddingInline: space[1], fontSize: size[13], lineHeight: lineHeight.label },
    // Four tabs in two even rows: otherwise the last one may be alone in its row.
    '(max-width: 359px)': {
      selectors: {
        [`${list}:not([data-variant="quiet"]):has(> :nth-child(4):last-child) > &`]: {
          flexBasis: `calc(50% - ${space[1]})`,
        },
      },
    },
    [media.forcedColours]: { selectors: { '&[data-state="active"]': { outline: '2px solid Highlight' } } },
  },
})
export const dot = styled({
  display: 'inline-block',
  inlineSize: '8px',
  blockSize: '8px',
  marginInlineStart: space[2],
  borderRadius: radius.full,
  background: colour.accentText,
  verticalAlign: 'middle',
  '@media': { [media.forcedColours]: { background: 'Highlight' } },
})
export const count = styled({
  marginInlineStart: space[1],
  fontSize: size[13],
  fontVariantNumeric: 'tabular-nums',
})
export const panel = styled({
  paddingBlockStart: space[4],
  borderRadius: radius.medium,
  selectors: {
    // A visited panel keeps its layout, so that switching back is cheap.
    '&[data-state="inactive"]': { contentVisibility: 'hidden', blockSize: 0, padding: 0, overflow: 'hidden' },
  },
})
