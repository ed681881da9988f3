import { styled } from '../../styles/styled.ts'
import { radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const mark = styled({
  display: 'inline-flex',
  // The shape stays beside the first line of a long word.
  alignItems: 'start',
  gap: space[2],
  minInlineSize: 0,
  maxInlineSize: '100%',
  fontSize: size[15],
  fontWeight: weight.strong,
  lineHeight: '20px',
  selectors: {
    '&[data-tone="waiting"]': { color: colour.waiting },
    '&[data-tone="done"]': { color: colour.positive },
    '&[data-tone="cancelled"]': { color: colour.mutedText },
    '&[data-tone="failed"]': { color: colour.negative },
    '&[data-pill]': {
      // As wide as its word, also in a column.
      alignSelf: 'start',
      justifySelf: 'start',
      paddingBlock: '9px',
      paddingInline: `${space[3]} ${space[4]}`,
      border: '1px solid currentColor',
      borderRadius: radius.pill,
    },
  },
})
export const shape = styled({ display: 'flex', flexShrink: 0 })
export const word = styled({ minInlineSize: 0, overflowWrap: 'anywhere' })
