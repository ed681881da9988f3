import { ellipsis, media, styled } from '../../styles/styled.ts'
import { control, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

const target = { display: 'inline-flex', alignItems: 'center', minBlockSize: control.height } as const

export const bar = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  '@media': { [media.below480]: { gap: 0 } },
})
export const indicator = styled({
  ...target,
  justifyContent: 'center',
  inlineSize: control.height,
  borderRadius: radius.full,
  selectors: { '&:hover': { background: colour.surface2 } },
})
// Shape in addition to colour: a bonus is a diamond, a notification a disc.
export const dot = styled({
  inlineSize: '12px',
  blockSize: '12px',
  selectors: {
    '[data-kind="bonus"] > &': { background: colour.violet, transform: 'rotate(45deg)', borderRadius: '2px' },
    '[data-kind="notification"] > &': { background: colour.teal, borderRadius: radius.full },
  },
  '@media': { [media.forcedColours]: { background: 'LinkText !important' } },
})
export const name = styled({
  ...target,
  display: 'none',
  maxInlineSize: '160px',
  paddingInline: space[2],
  borderRadius: radius.medium,
  selectors: { '&:hover': { background: colour.surface2 } },
  '@media': { [media.from700]: { display: 'inline-flex' } },
})
export const nameText = styled(ellipsis)
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
  '@media': { [media.below480]: { paddingInline: space[2] } },
})
