import { media, styled } from '../../styles/styled.ts'
import { lineHeight, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

/** Where names do not fit side by side, the steps become rows. */
const narrow = '(max-width: 14rem)'

export const frame = styled({ containerType: 'inline-size', minInlineSize: 0 })
export const steps = styled({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@container': { [narrow]: { gridAutoFlow: 'row', gap: space[2] } },
})
export const step = styled({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space[1],
  paddingInline: space[1],
  textAlign: 'center',
  color: colour.mutedText,
  selectors: {
    // The line from the previous step.
    '&:not(:first-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '15px',
      insetInlineEnd: 'calc(50% + 22px)',
      inlineSize: 'calc(100% - 44px)',
      blockSize: '2px',
      borderRadius: radius.full,
      background: colour.controlBorder,
    },
    '&[data-state="done"]::before, &[data-state="current"]::before': { background: colour.accentText },
    '&[data-state="current"]': { color: colour.text },
  },
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: space[2],
      textAlign: 'start',
      selectors: { '&:not(:first-child)::before': { content: 'none' } },
    },
  },
})
export const marker = styled({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: radius.full,
  border: `2px solid ${colour.controlBorder}`,
  fontSize: size[13],
  fontWeight: weight.heading,
  selectors: {
    '[data-state="current"] > &': { borderColor: colour.accentText, color: colour.accentText },
    '[data-state="done"] > &': { borderColor: colour.accentText, color: colour.accentText },
  },
  '@media': {
    [media.forcedColours]: { selectors: { '[data-state="current"] > &': { outline: '2px solid Highlight' } } },
  },
})
export const name = styled({ fontSize: size[13], lineHeight: lineHeight.compact, overflowWrap: 'anywhere' })
