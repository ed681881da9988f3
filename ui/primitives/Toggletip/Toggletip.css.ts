import { styled, styledWithin } from '../../styles/styled.ts'
import { elevation } from '../../tokens/elevation.ts'
import { control, lineHeight, radius, size, space, weight, zIndex } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const root = styled({ display: 'inline-block', maxInlineSize: '100%' })
/** A target of full size in a line of text: the margins give back what the height takes. */
export const term = styled({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: control.height,
  maxInlineSize: '100%',
  minBlockSize: control.height,
  marginBlock: `calc((1lh - ${control.height}) / 2)`,
  textAlign: 'start',
  cursor: 'help',
  textUnderlineOffset: '3px',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { textDecoration: 'underline dotted' },
    '&:focus-visible': { outline: 'none' },
    // Around the text, not around the whole target, which reaches into the lines above and below.
    '&:focus-visible::before': {
      content: '',
      position: 'absolute',
      insetBlock: space[2],
      insetInline: `calc(-1 * ${space[1]})`,
      borderRadius: radius.small,
      outline: `2px solid ${colour.accentText}`,
    },
  },
})
styledWithin(`${term} > svg`, { flexShrink: 0 })
export const explanation = styled({
  zIndex: zIndex.popup,
  maxInlineSize: 'min(20rem, calc(100vw - 32px))',
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.medium,
  border: `1px solid ${colour.controlBorder}`,
  background: colour.surface1,
  boxShadow: elevation.floating,
  color: colour.text,
  fontSize: size[13],
  fontWeight: weight.body,
  lineHeight: lineHeight.body,
  textWrap: 'pretty',
})
