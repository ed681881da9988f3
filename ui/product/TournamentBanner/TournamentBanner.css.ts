import { media, styled } from '../../styles/styled.ts'
import { radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const banner = styled({
  overflow: 'hidden',
  borderRadius: radius.panel,
  border: `1px solid ${colour.hairline}`,
  background: colour.surface1,
  '@media': { [media.from1024]: { display: 'grid', gridTemplateColumns: '3fr 2fr' } },
})
export const picture = styled({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '960 / 360',
  objectFit: 'cover',
  objectPosition: '75% 50%',
  background: colour.surface3,
  '@media': { [media.from1024]: { order: 1, blockSize: '100%', aspectRatio: 'auto', minBlockSize: '260px' } },
})
export const body = styled({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  padding: space[5],
  '@media': { [media.from1024]: { padding: space[8], justifyContent: 'center' } },
})
export const status = styled({
  alignSelf: 'flex-start',
  paddingInline: space[3],
  paddingBlock: '3px',
  borderRadius: radius.full,
  border: '1px solid currentColor',
  fontSize: size[13],
  fontWeight: weight.strong,
  selectors: {
    '&[data-tone="current"]': { color: colour.positive },
    '&[data-tone="future"]': { color: colour.teal },
    '&[data-tone="past"]': { color: colour.mutedText },
  },
})
export const name = styled({
  fontSize: size[32],
  fontWeight: weight.display,
  letterSpacing: '-0.025em',
  lineHeight: 1.15,
})
export const facts = styled({ paddingBlockStart: space[2] })
