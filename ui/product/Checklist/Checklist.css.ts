import { styled } from '../../styles/styled.ts'
import { size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const list = styled({ display: 'grid', gap: space[2] })
export const item = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${colour.hairline}`,
  selectors: { '&:first-child': { borderBlockStart: 'none', paddingBlockStart: 0 } },
})
export const icon = styled({
  display: 'flex',
  flexShrink: 0,
  color: colour.mutedText,
  selectors: {
    [`${item}[data-state="done"] &`]: { color: colour.positive },
    [`${item}[data-state="pending"] &`]: { color: colour.accentText },
    [`${item}[data-state="rejected"] &`]: { color: colour.negative },
  },
})
export const text = styled({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' })
export const label = styled({ fontSize: size[15], fontWeight: weight.strong })
export const state = styled({ fontSize: size[13], color: colour.mutedText })
export const note = styled({ fontSize: size[13], color: colour.mutedText })
export const action = styled({ marginInlineStart: 'auto' })
