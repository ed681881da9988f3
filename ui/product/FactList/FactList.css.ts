import { media, styled } from '../../styles/styled.ts'
import { size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const list = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
  gap: `${space[4]} ${space[5]}`,
  selectors: {
    '&[data-dense]': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.25rem, 100%), 1fr))',
      gap: `${space[3]} ${space[3]}`,
    },
  },
})
export const fact = styled({
  display: 'grid',
  // The values of a row begin on one line, also below a label that wraps, and beside a value of two lines.
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: space[1],
  minInlineSize: 0,
})
export const label = styled({ fontSize: size[13], color: colour.mutedText })
export const value = styled({
  fontSize: size[17],
  fontWeight: weight.heading,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-money]': { color: colour.accentText } },
})

export const rows = styled({
  display: 'grid',
  gap: '10px',
  '@media': {
    [media.from700]: {
      selectors: {
        '&[data-rows="phone"]': {
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
          gap: `${space[4]} ${space[5]}`,
        },
      },
    },
  },
})
const columns = '[data-rows="phone"] >'
export const row = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space[4],
  '@media': {
    [media.from700]: {
      selectors: { [`${columns} &`]: { flexDirection: 'column', justifyContent: 'start', gap: space[1] } },
    },
  },
})
export const rowValue = styled({
  marginInlineStart: 'auto',
  fontSize: size[15],
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  color: colour.text,
  selectors: { '&[data-money]': { color: colour.accentText } },
  '@media': {
    [media.from700]: {
      selectors: {
        [`${columns} ${row} > &`]: {
          marginInlineStart: 0,
          fontSize: size[17],
          fontWeight: weight.heading,
          textAlign: 'start',
        },
      },
    },
  },
})
