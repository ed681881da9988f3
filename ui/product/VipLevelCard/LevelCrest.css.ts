import { styled } from '../../styles/styled.ts'
import { radius, size, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

// The crest fills with the level, from an outline to a solid star.
export const crest = styled({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '56px',
  blockSize: '56px',
  borderRadius: radius.full,
  border: `2px solid ${colour.violet}`,
  color: colour.violet,
  fontSize: size[24],
  fontWeight: weight.display,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-level="4"], &[data-level="5"], &[data-level="6"]': { background: colour.violet, color: colour.canvas },
  },
})
