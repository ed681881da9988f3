import { ellipsis, media, styled } from '../../styles/styled.ts'
import { elevation } from '../../tokens/elevation.ts'
import { control, lineHeight, radius, size, space, weight, zIndex } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

const target = { display: 'inline-flex', alignItems: 'center', minBlockSize: control.height } as const
const hover = { '&:hover': { background: colour.surface2 } } as const

export const bar = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
})
export const mark = styled({
  ...target,
  position: 'relative',
  display: 'none',
  justifyContent: 'center',
  inlineSize: control.height,
  borderRadius: radius.full,
  color: colour.mutedText,
  selectors: {
    '&:hover': { background: colour.surface2, color: colour.text },
    '&[data-alone]': { display: 'inline-flex' },
  },
  '@media': {
    [media.from700]: { display: 'inline-flex' },
  },
})
export const count = styled({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '20px',
  blockSize: '20px',
  paddingInline: '5px',
  borderRadius: radius.full,
  background: colour.inverse,
  color: colour.onInverse,
  fontSize: size[12],
  fontWeight: weight.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  selectors: {
    '&[data-position="corner"]': { position: 'absolute', insetBlockStart: '2px', insetInlineEnd: 0 },
    '&[data-empty]': { minInlineSize: '10px', blockSize: '10px', padding: 0 },
    '&[data-empty][data-position="corner"]': { insetBlockStart: '8px', insetInlineEnd: '8px' },
  },
  '@media': {
    [media.forcedColours]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
})
export const balance = styled({
  ...target,
  paddingInline: space[4],
  borderRadius: radius.medium,
  border: `1px solid ${colour.hairline}`,
  background: colour.surface2,
  color: colour.accentText,
  fontSize: size[15],
  fontWeight: weight.heading,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { background: colour.surface3 } },
  '@media': {
    // The bonus balance is a second line.
    [media.below700]: {
      flexDirection: 'column',
      justifyContent: 'center',
      alignItems: 'end',
      lineHeight: lineHeight.heading,
    },
    [media.below480]: { paddingInline: space[2] },
  },
})
export const bonus = styled({
  color: colour.violet,
  '@media': {
    [media.below700]: { fontSize: size[12] },
    [media.from700]: {
      marginInlineStart: space[2],
      paddingInlineStart: space[2],
      borderInlineStart: `1px solid ${colour.hairline}`,
    },
  },
})
export const trigger = styled({
  ...target,
  position: 'relative',
  gap: space[2],
  minInlineSize: control.height,
  paddingInline: '6px',
  borderRadius: radius.pill,
  color: colour.mutedText,
  cursor: 'pointer',
  selectors: { ...hover, '&[data-state="open"]': { background: colour.surface2 } },
})
export const triggerDot = styled({
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineStart: '28px',
  inlineSize: '12px',
  blockSize: '12px',
  border: `2px solid ${colour.canvas}`,
  borderRadius: radius.full,
  background: colour.accentText,
  '@media': { [media.from700]: { display: 'none' }, [media.forcedColours]: { background: 'Highlight' } },
})
export const name = styled({
  ...ellipsis,
  display: 'none',
  maxInlineSize: '140px',
  color: colour.text,
  fontSize: size[15],
  fontWeight: weight.strong,
  '@media': { [media.from1190]: { display: 'block' } },
})
export const menu = styled({
  zIndex: zIndex.popup,
  display: 'grid',
  gap: space[3],
  inlineSize: 'min(300px, calc(100vw - 32px))',
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: space[3],
  borderRadius: radius.large,
  border: `1px solid ${colour.hairline}`,
  background: colour.surface1,
  boxShadow: elevation.floating,
})
export const person = styled({ display: 'flex', alignItems: 'center', gap: space[3], padding: space[1] })
export const personText = styled({ minInlineSize: 0 })
export const personName = styled({ ...ellipsis, fontSize: size[15], fontWeight: weight.heading })
export const note = styled({ color: colour.mutedText, fontSize: size[13] })
export const money = styled({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  gap: space[3],
  rowGap: space[1],
  paddingInline: space[3],
  paddingBlock: space[3],
  borderRadius: radius.medium,
  background: colour.surface2,
})
const sum = {
  fontSize: size[17],
  fontWeight: weight.heading,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
} as const
export const amount = styled({ ...sum, color: colour.accentText })
export const bonusAmount = styled({ ...sum, color: colour.violet })
export const links = styled({ display: 'grid' })
export const link = styled({
  ...target,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  paddingInline: space[3],
  borderRadius: radius.medium,
  fontSize: size[15],
  fontWeight: weight.strong,
  selectors: { ...hover },
})
