import { selectedInForcedColours, media, styled } from '../../styles/styled.ts'
import { elevation } from '../../tokens/elevation.ts'
import { control, radius, size, space, zIndex, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const trigger = styled({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: control.input,
  maxInlineSize: '100%',
  paddingInline: space[4],
  borderRadius: radius.pill,
  border: `1px solid ${colour.controlBorder}`,
  background: colour.surface1,
  fontSize: size[15],
  fontWeight: weight.strong,
  cursor: 'pointer',
  selectors: { '&:hover': { background: colour.surface2 } },
})
export const popover = styled({
  zIndex: zIndex.popup,
  inlineSize: 'min(320px, calc(100vw - 32px))',
  padding: space[2],
  borderRadius: radius.large,
  border: `1px solid ${colour.hairline}`,
  background: colour.surface1,
  boxShadow: elevation.floating,
})
export const options = styled({ display: 'grid', gap: space[1], minInlineSize: 0 })
export const empty = styled({
  color: colour.mutedText,
  selectors: { '&:not(:empty)': { paddingInline: space[3], paddingBlock: space[2] } },
})
export const list = styled({
  maxBlockSize: 'min(380px, 50dvh)',
  overflowY: 'auto',
  padding: '4px',
  borderRadius: radius.medium,
  selectors: { '&:empty': { display: 'none' } },
})
export const option = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: control.height,
  paddingInline: space[2],
  borderRadius: radius.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: colour.surface2 },
    // The active option, while the list or its search field has focus.
    [`${options}:focus-within &[data-active]`]: {
      background: colour.surface2,
      outline: `2px solid ${colour.accentText}`,
      outlineOffset: '-2px',
    },
  },
})
export const checkbox = styled({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '22px',
  blockSize: '22px',
  flexShrink: 0,
  borderRadius: radius.tiny,
  border: `1px solid ${colour.controlBorder}`,
  color: 'transparent',
  selectors: {
    '[aria-selected="true"] > &': { background: colour.inverse, borderColor: colour.inverse, color: colour.onInverse },
  },
  '@media': {
    [media.forcedColours]: {
      // Otherwise forced colours would show the check mark of unselected options.
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      color: 'Canvas',
      background: 'Canvas',
      selectors: { '[aria-selected="true"] > &': selectedInForcedColours },
    },
  },
})
