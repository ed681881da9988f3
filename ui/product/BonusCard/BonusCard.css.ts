import { assignVars } from '@vanilla-extract/css'
import { media, styled } from '../../styles/styled.ts'
import { art } from '../../tokens/art.ts'
import { family, letterSpacing, lineHeight, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour, nightColour } from '../../tokens/tokens.css.ts'

const STUB = '176px'
/** A container of this width has the stub at the end; a narrower one has it as a strip at the top. */
const wide = '(min-width: 36rem)'
/** Height of the strip, which grows with the text: the second part is for lines that wrap, at 320 px or in large text. */
const STRIP = 'calc(7rem + max(0px, 4.5rem - 20cqi))'
const opaque = art.maskOpaque
/** Round notches where the stub begins: at the sides of a narrow ticket, else above and below. */
const notch = (at: string) => `radial-gradient(circle 13px at ${at}, transparent 96%, ${opaque})`
const line = (at: string) => `drop-shadow(${at} 0 ${colour.violet})`

const card = { minInlineSize: 0, borderRadius: radius.panel } as const
const padded = { padding: space[6], '@media': { [media.below700]: { padding: space[5] } } } as const

/** Around a ticket: its width decides the form, and the outline of a waiting ticket follows the notches. */
export const ticketFrame = styled({
  containerType: 'inline-size',
  minInlineSize: 0,
  selectors: {
    '&[data-state="waiting"]': {
      padding: '1px',
      filter: [line('1px 0'), line('-1px 0'), line('0 1px'), line('0 -1px')].join(' '),
    },
  },
  '@media': { [media.forcedColours]: { selectors: { '&[data-state="waiting"]': { filter: 'none' } } } },
})
export const ticket = styled({
  ...card,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: `minmax(${STRIP}, max-content) auto`,
  maskImage: `${notch(`0 ${STRIP}`)}, ${notch(`100% ${STRIP}`)}`,
  maskComposite: 'intersect',
  selectors: {
    '[data-state="available"] > &': {
      background: art.ticket.background,
      color: art.ticket.text,
      // A picture: it keeps its colours in both themes, also for what lies on it.
      vars: assignVars(colour, {
        ...nightColour,
        text: art.ticket.text,
        mutedText: art.ticket.mutedText,
        hairline: art.ticket.hairline,
        surface1: art.ticket.fill.dark,
        surface2: art.ticket.fill.dark,
      }),
    },
    '[data-state="waiting"] > &': { background: colour.surface1 },
  },
  '@container': {
    [wide]: {
      gridTemplateColumns: `minmax(0, 1fr) ${STUB}`,
      gridTemplateRows: 'auto',
      maskImage: `${notch(`calc(100% - ${STUB}) 0`)}, ${notch(`calc(100% - ${STUB}) 100%`)}`,
    },
  },
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText', maskImage: 'none' } },
})
export const body = styled({
  ...padded,
  // Beside the stamp, or above it where the text is large.
  flex: '1 1 11rem',
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
})
export const stub = styled({
  order: -1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  marginInline: space[5],
  paddingBlock: space[2],
  overflowWrap: 'anywhere',
  borderBlockEnd: `2px dashed ${colour.hairline}`,
  selectors: { '[data-state="waiting"] &': { borderColor: colour.violet } },
  '@container': {
    [wide]: {
      order: 0,
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      justifyContent: 'center',
      gap: space[3],
      marginInline: 0,
      marginBlock: space[4],
      padding: space[4],
      textAlign: 'center',
      borderBlockEnd: 'none',
      borderInlineStart: `2px dashed ${colour.hairline}`,
    },
  },
})
export const figure = styled({
  fontSize: `min(${size[32]}, 11vw)`,
  fontWeight: weight.display,
  lineHeight: 1.1,
  letterSpacing: letterSpacing.amount,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '[data-state="waiting"] &': { color: colour.violet } },
})
export const lines = styled({ display: 'grid', gap: space[1], fontSize: size[13] })

export const active = styled({
  ...card,
  ...padded,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"ring head" "ring details"',
  gridTemplateRows: 'auto 1fr',
  columnGap: space[8],
  rowGap: space[4],
  alignItems: 'start',
  border: `2px solid ${colour.teal}`,
  background: colour.surface1,
  '@media': {
    [media.below700]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space[4],
      padding: space[5],
    },
  },
})
export const details = styled({
  gridArea: 'details',
  flex: '1 1 100%',
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
})

/** The edge of the shadow follows the torn edge. */
export const shadow = styled({ minInlineSize: 0, filter: `drop-shadow(0 0 1px ${colour.controlBorder})` })
export const torn = styled({
  ...card,
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  paddingInlineEnd: space[8],
  background: colour.surface1,
  mask: `conic-gradient(from 225deg at right, transparent, ${opaque} 1deg 89deg, transparent 90deg) 50% / 100% 20px`,
  '@media': {
    [media.below700]: { paddingInlineEnd: space[5] },
    [media.forcedColours]: { border: '1px solid CanvasText' },
  },
})
export const stamp = styled({
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: '7.25rem',
  aspectRatio: '1',
  rotate: '-8deg',
  borderRadius: radius.full,
  border: '4px double currentColor',
  fontSize: size[13],
  fontWeight: weight.heading,
  lineHeight: lineHeight.compact,
  textAlign: 'center',
  color: colour.positive,
  '@media': { [media.below700]: { inlineSize: '5.75rem', fontSize: size[12] } },
})

export const closed = styled({
  ...card,
  ...padded,
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  border: `2px dashed ${colour.controlBorder}`,
  color: colour.mutedText,
})

export const head = styled({
  display: 'grid',
  justifyItems: 'start',
  gap: space[3],
  minInlineSize: 0,
  // Beside the ring, or below it where the text is large.
  selectors: { '[data-state="active"] > &': { gridArea: 'head', flex: '1 1 7rem' } },
})
export const status = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: '5px',
  paddingInline: `10px ${space[3]}`,
  borderRadius: radius.pill,
  fontSize: size[13],
  fontWeight: weight.strong,
  border: '1px solid transparent',
  selectors: {
    '&[data-of="available"]': { background: art.ticket.chip },
    '&[data-of="waiting"]': { color: colour.violet, background: colour.surface2 },
    '&[data-of="active"]': { color: colour.teal, background: colour.surface2 },
    '&[data-of="used"]': { color: colour.positive, background: colour.surface2 },
    '&[data-of="expired"], &[data-of="lost"], &[data-of="cancelled"]': { borderColor: 'currentColor' },
  },
  '@media': { [media.forcedColours]: { borderColor: 'currentColor' } },
})
export const title = styled({
  fontSize: size[24],
  fontWeight: weight.heading,
  fontFamily: family.heading,
  letterSpacing: letterSpacing.heading,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
  selectors: {
    ':is([data-state="waiting"], [data-state="used"], [data-state="expired"], [data-state="lost"], [data-state="cancelled"]) &':
      {
        fontSize: size[19],
      },
  },
  '@media': { [media.below700]: { fontSize: size[19] } },
})
export const actions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  marginBlockStart: 'auto',
  selectors: { '&:empty': { display: 'none' } },
})
