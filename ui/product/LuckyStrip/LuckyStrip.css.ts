import { ellipsis, media, styled } from '../../styles/styled.ts'
import { elevation } from '../../tokens/elevation.ts'
import { mobileBarOffset, radius, size, space, zIndex, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const strip = styled({
  position: 'fixed',
  zIndex: zIndex.bar,
  insetInline: space[3],
  insetBlockEnd: `calc(${mobileBarOffset} + ${space[1]} + env(safe-area-inset-bottom))`,
  padding: space[3],
  containerType: 'inline-size',
  borderRadius: radius.large,
  border: `1px solid ${colour.controlBorder}`,
  background: colour.surface2,
  boxShadow: elevation.floating,
  '@media': {
    [media.from700]: { insetInline: `${space[8]} auto`, inlineSize: '340px' },
    [media.from1024]: { insetBlockEnd: space[8] },
    print: { display: 'none' },
  },
})
/** Keeps its box, which is still measured to decide when it can reappear. */
export const hidden = styled({ visibility: 'hidden' })
export const close = styled({
  position: 'absolute',
  insetBlockStart: space[1],
  insetInlineEnd: space[1],
  zIndex: zIndex.raised,
})
export const win = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingInlineEnd: '48px',
  minBlockSize: '84px',
  cursor: 'pointer',
})
export const picture = styled({
  flexShrink: 0,
  inlineSize: '56px',
  blockSize: '68px',
  objectFit: 'cover',
  borderRadius: radius.small,
  // Large text needs the room.
  '@container': { '(max-width: 12rem)': { display: 'none' } },
})
export const text = styled({ display: 'grid', minInlineSize: 0 })
export const user = styled({ fontSize: size[13], color: colour.mutedText })
export const amountRow = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[2] })
export const amount = styled({
  fontSize: size[19],
  fontWeight: weight.heading,
  color: colour.accentText,
  fontVariantNumeric: 'tabular-nums',
})
export const game = styled({ ...ellipsis, fontSize: size[13] })
