import { media, styled, styledWithin } from '../../styles/styled.ts'
import { family, lineHeight, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

/** The steps stand side by side in a container of this width; its viewport is about 900 px wide. */
const wide = '(min-width: 800px)'

const STAR = 32
/** The light around a star. */
const HALO = 8
/** Between the cards. */
const GAP = 16
/** How much lower every second star is. */
const DROP = 20
/** Between a star and the end of its line. */
const LINE_GAP = HALO + 4

export const root = styled({ containerType: 'inline-size', minInlineSize: 0 })
export const list = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [wide]: { gridAutoFlow: 'column', gridTemplateColumns: 'none', gridAutoColumns: 'minmax(0, 1fr)', gap: `${GAP}px` },
  },
})
const inState = (state: string) => `[data-state="${state}"] > &`

export const step = styled({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${STAR}px minmax(0, 1fr)`,
  columnGap: space[3],
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: space[6] },
    // The line to the step below, a border because forced colours remove backgrounds.
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetBlock: `${STAR + LINE_GAP}px ${LINE_GAP}px`,
      insetInlineStart: `${STAR / 2 - 1}px`,
      borderInlineStart: `2px dashed ${colour.controlBorder}`,
    },
    '&[data-state="passed"]:not(:last-child)::after': { borderInlineStart: `2px solid ${colour.positive}` },
  },
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: `${HALO + STAR + DROP + HALO}px minmax(0, 1fr)`,
      rowGap: space[2],
      selectors: {
        '&:not(:last-child)': { paddingBlockEnd: 0 },
        '&:not(:last-child)::after, &[data-state="passed"]:not(:last-child)::after': { content: 'none' },
      },
    },
  },
})
export const line = styled({
  display: 'none',
  '@container': {
    [wide]: {
      position: 'absolute',
      display: 'block',
      insetBlockStart: `${HALO + STAR / 2}px`,
      insetInlineStart: space[4],
      marginInlineStart: `${STAR + LINE_GAP}px`,
      inlineSize: `calc(100% + ${GAP - STAR - 2 * LINE_GAP}px)`,
      blockSize: `${DROP}px`,
      overflow: 'visible',
      stroke: colour.controlBorder,
      strokeWidth: 1.5,
      strokeDasharray: '4 6',
      selectors: {
        ':nth-child(even) > &': { scale: '1 -1' },
        ':last-child > &': { display: 'none' },
        [inState('passed')]: { stroke: colour.positive, strokeDasharray: 'none' },
      },
      '@media': {
        [media.forcedColours]: { stroke: 'CanvasText', selectors: { [inState('passed')]: { stroke: 'CanvasText' } } },
      },
    },
  },
})
export const star = styled({
  display: 'grid',
  placeItems: 'center',
  inlineSize: `${STAR}px`,
  blockSize: `${STAR}px`,
  borderRadius: radius.full,
  border: `2px dashed ${colour.controlBorder}`,
  selectors: {
    [inState('computing')]: { borderStyle: 'solid' },
    [inState('passed')]: {
      border: `2px solid ${colour.positive}`,
      color: colour.positive,
      boxShadow: `0 0 0 ${HALO}px color-mix(in srgb, ${colour.positive} 16%, transparent)`,
    },
    [inState('failed')]: {
      border: `2px solid ${colour.negative}`,
      color: colour.negative,
      boxShadow: `0 0 0 ${HALO}px color-mix(in srgb, ${colour.negative} 16%, transparent)`,
    },
  },
  '@container': {
    [wide]: {
      marginBlockStart: `${HALO}px`,
      marginInlineStart: space[4],
      selectors: { ':nth-child(even) > &': { marginBlockStart: `${HALO + DROP}px` } },
    },
  },
})
export const card = styled({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  minInlineSize: 0,
  paddingBlockStart: '3px',
  '@container': {
    [wide]: {
      padding: space[5],
      border: `1px solid ${colour.hairline}`,
      borderRadius: radius.large,
      background: colour.surface1,
      selectors: { [inState('failed')]: { borderColor: colour.negative } },
    },
  },
})
export const title = styled({
  fontFamily: family.heading,
  fontSize: size[17],
  fontWeight: weight.heading,
  lineHeight: lineHeight.note,
  overflowWrap: 'anywhere',
  selectors: { '[data-state="waiting"] &, [data-state="computing"] &': { color: colour.mutedText } },
})
export const note = styled({ fontSize: size[13], color: colour.mutedText, overflowWrap: 'anywhere' })
export const problem = styled({
  fontSize: size[13],
  fontWeight: weight.strong,
  color: colour.negative,
  overflowWrap: 'anywhere',
})
/** At the foot of its card, so that the evidence of all steps stands on one line. */
export const evidence = styled({
  minInlineSize: 0,
  paddingBlockStart: space[3],
  '@container': { [wide]: { marginBlockStart: 'auto', paddingBlockStart: space[4] } },
})
export const verdict = styled({
  display: 'grid',
  gridTemplateColumns: `${STAR}px minmax(0, 1fr)`,
  alignItems: 'center',
  gap: `${space[4]} ${space[3]}`,
  marginBlockStart: space[6],
  '@container': { [wide]: { gridTemplateColumns: `24px minmax(0, 1fr) auto`, marginBlockStart: space[5] } },
})
export const shield = styled({
  display: 'grid',
  placeItems: 'center',
  color: colour.mutedText,
  selectors: {
    '&[data-state="passed"]': { color: colour.positive },
    '&[data-state="failed"]': { color: colour.negative },
  },
})
export const verdictText = styled({ display: 'grid', gap: '2px', minInlineSize: 0 })
export const verdictTitle = styled({ fontSize: size[15], fontWeight: weight.heading })
export const action = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  gridColumn: '1 / -1',
  '@container': { [wide]: { gridColumn: 'auto' } },
})
// At 200 % text a button is wider than a phone.
styledWithin(`${action} > *`, { maxInlineSize: '100%', whiteSpace: 'normal' })
