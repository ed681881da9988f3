import { media, styled } from '../../styles/styled.ts'
import { control, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

const LINE_HEIGHT = 1.35

export const banner = styled({ background: colour.surface2, borderBlockEnd: `1px solid ${colour.hairline}` })
export const row = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[1],
  maxInlineSize: '1504px',
  marginInline: 'auto',
  paddingInline: space[4],
  paddingBlock: space[1],
  '@media': { [media.from1024]: { paddingInline: space[8] } },
})
/** Of two lines, however long the message is: the page below must not move when the message changes. */
export const message = styled({
  display: 'grid',
  alignItems: 'center',
  // As `newsHeight`, without the padding and the border of the banner.
  blockSize: `max(${control.height}, ${2 * LINE_HEIGHT}em)`,
  fontSize: size[13],
  fontWeight: weight.strong,
  lineHeight: LINE_HEIGHT,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
})
export const text = styled({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
})
export const buttons = styled({ display: 'flex', gap: space[1] })
/** A phone needs its room for the message; the dialog has all of them. */
export const next = styled({ '@media': { [media.below480]: { display: 'none' } } })
