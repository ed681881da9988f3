import { styled } from '../../styles/styled.ts'
import { radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const panel = styled({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  inlineSize: '100%',
  maxInlineSize: '560px',
  marginInline: 'auto',
  paddingBlock: space[10],
  paddingInline: space[5],
  borderRadius: radius.panel,
  border: `1px solid ${colour.hairline}`,
  background: colour.surface1,
  textAlign: 'center',
})
export const icon = styled({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '72px',
  blockSize: '72px',
  borderRadius: radius.full,
  border: '2px solid currentColor',
  color: colour.mutedText,
  selectors: {
    '[data-tone="positive"] > &': { color: colour.positive },
    '[data-tone="negative"] > &': { color: colour.negative },
  },
})
export const title = styled({
  fontSize: size[24],
  fontWeight: weight.display,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
})
export const text = styled({ display: 'grid', gap: space[3], color: colour.mutedText, maxInlineSize: '48ch' })
export const actions = styled({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[3] })
