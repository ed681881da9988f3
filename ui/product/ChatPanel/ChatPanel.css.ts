import { styled } from '../../styles/styled.ts'
import { radius, size, space } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const panel = styled({ display: 'grid', gap: space[4], minInlineSize: 0 })
// `column-reverse` keeps the log scrolled to the newest message; an inner element keeps the order of the messages.
export const log = styled({
  display: 'flex',
  flexDirection: 'column-reverse',
  minBlockSize: '8rem',
  maxBlockSize: 'min(50dvh, 26rem)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Space for focus rings.
  padding: space[1],
  marginInline: `calc(-1 * ${space[1]})`,
})
export const messages = styled({ display: 'flex', flexDirection: 'column', gap: space[3], marginBlockEnd: 'auto' })
export const message = styled({
  maxInlineSize: '85%',
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.large,
  background: colour.surface2,
  overflowWrap: 'anywhere',
  // Not `pre-wrap`: a space that hangs at the end of a line leaves the bubble.
  whiteSpace: 'pre-line',
  selectors: {
    '&[data-author="player"]': {
      alignSelf: 'flex-end',
      border: `1px solid ${colour.controlBorder}`,
      background: 'none',
    },
    '&[data-author="support"]': { alignSelf: 'flex-start' },
    '&[data-state="failed"]': { borderColor: colour.negative },
  },
})
export const facts = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  fontSize: size[13],
  color: colour.mutedText,
})
export const failed = styled({ color: colour.negative })
export const form = styled({ display: 'grid', gap: space[3] })
