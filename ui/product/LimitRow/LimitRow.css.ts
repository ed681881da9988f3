import { styled } from '../../styles/styled.ts'
import { size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const root = styled({
  display: 'grid',
  gap: space[3],
  minInlineSize: 0,
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${colour.hairline}`,
})
export const head = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[3]}`,
})
export const titles = styled({ flex: '1 1 10rem', minInlineSize: 0, overflowWrap: 'anywhere' })
export const label = styled({ fontSize: size[13], fontWeight: weight.body, color: colour.mutedText })
export const amount = styled({
  fontSize: size[19],
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${root}[data-state="unset"] &`]: { fontSize: size[15], fontWeight: weight.body, color: colour.mutedText },
  },
})
export const use = styled({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const captions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
})
export const left = styled({ fontSize: size[15], fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' })
export const note = styled({ fontSize: size[13], color: colour.mutedText })
export const pending = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${colour.controlBorder}`,
})
export const pendingText = styled({ flex: '1 1 12rem', minInlineSize: 0, fontSize: size[15] })
