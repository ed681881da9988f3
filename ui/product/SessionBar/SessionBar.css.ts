import { visuallyHiddenRule } from '../../private/visually-hidden.css.ts'
import { media, styled } from '../../styles/styled.ts'
import { control, lineHeight, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'
import { dottedItem, dottedLine } from './dotted.ts'

const GAP = '20px'

/*
 * Three forms: full words with dots; short words with dots below 700 px; on a phone short words above their figures, because
 * amounts grow during a session and one running line would begin to wrap.
 */

export const bar = styled({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minInlineSize: 0,
  fontSize: size[13],
  lineHeight: lineHeight.note,
})
export const list = styled({
  ...dottedLine(GAP),
  rowGap: space[1],
  '@media': {
    [media.below480]: {
      flex: 1,
      columnGap: space[3],
      justifyContent: 'space-between',
      marginInline: 0,
      clipPath: 'none',
    },
  },
})
export const figure = styled({
  ...dottedItem(GAP),
  color: colour.mutedText,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '5px',
  '@media': {
    [media.below480]: { flexDirection: 'column', paddingInlineStart: 0, '::before': { display: 'none' } },
  },
})
export const word = styled({
  display: 'flex',
  '@media': { [media.below480]: { fontSize: size[12] } },
})
export const value = styled({
  fontWeight: weight.heading,
  fontVariantNumeric: 'tabular-nums',
  color: colour.text,
})
export const clock = styled({
  alignSelf: 'center',
  display: 'grid',
  translate: '0 3px',
  paddingInlineEnd: '3px',
  '@media': { [media.below480]: { display: 'none' } },
})
export const fullWord = styled({ '@media': { [media.below700]: { display: 'none' } } })
export const shortWord = styled({ '@media': { [media.from700]: { display: 'none' } } })
/** The clock stands in its place, and on a phone the short word. */
export const spokenWord = styled({
  ...visuallyHiddenRule,
  '@media': { [media.below480]: { display: 'none' } },
})
export const phoneWord = styled({ display: 'none', '@media': { [media.below480]: { display: 'inline' } } })
export const history = styled({
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: control.height,
  minInlineSize: control.height,
  paddingInline: space[1],
  marginInlineEnd: `calc(-1 * ${space[1]})`,
  // The line around it may be lower than the target.
  marginBlock: '-2px',
  borderRadius: radius.small,
  fontWeight: weight.strong,
  color: colour.text,
  textDecoration: 'underline',
  textDecorationColor: colour.controlBorder,
  textUnderlineOffset: '0.25em',
  ':hover': { textDecorationColor: 'currentColor' },
  '@media': { [media.below480]: { marginInlineEnd: `calc(-1 * ${space[3]})` } },
})
export const historyText = styled({ '@media': { [media.below480]: visuallyHiddenRule } })
export const historyIcon = styled({
  display: 'none',
  '@media': { [media.below480]: { display: 'grid', color: colour.mutedText } },
})
