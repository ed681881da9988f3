import { media, styled } from '../../styles/styled.ts'
import { radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const root = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[5]}`,
  minInlineSize: 0,
  padding: `${space[4]} ${space[5]}`,
  border: `1px solid ${colour.hairline}`,
  borderRadius: radius.window,
  background: colour.surface1,
  '@media': { [media.below700]: { padding: space[4], borderRadius: radius.tile } },
})
export const list = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[5]}`,
  minInlineSize: 0,
  '@media': {
    [media.below700]: {
      flex: '1 1 100%',
      display: 'grid',
      // Room for the longest label with its button.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.4rem, 100%), 1fr))',
      columnGap: space[3],
    },
  },
})
export const fact = styled({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  minInlineSize: 0,
  '@media': {
    [media.from700]: {
      selectors: {
        '&:not(:last-child)': { paddingInlineEnd: space[5], borderInlineEnd: `1px solid ${colour.hairline}` },
      },
    },
  },
})
export const label = styled({ fontSize: size[13], color: colour.mutedText })
export const value = styled({
  fontSize: size[15],
  fontWeight: weight.heading,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
