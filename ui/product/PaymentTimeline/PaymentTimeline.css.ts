import { media, styled } from '../../styles/styled.ts'
import { radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

const MARKER = '24px'

export const root = styled({ position: 'relative', minInlineSize: 0 })
export const flat = styled({
  '@media': {
    [media.from700]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: space[3],
    },
  },
})
const inFlat = `${flat} > &`
export const step = styled({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${MARKER} minmax(0, 1fr)`,
  columnGap: space[3],
  rowGap: space[1],
  minBlockSize: MARKER,
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: space[5] },
    // The line to the next step.
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetBlock: `28px 4px`,
      insetInlineStart: '11px',
      // A border and not a background, which forced colours remove.
      borderInlineStart: `2px solid ${colour.hairline}`,
    },
    '&[data-state="done"]:not(:last-child)::after': { borderColor: colour.positive },
  },
  '@media': {
    [media.from700]: {
      selectors: {
        [inFlat]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[2], alignContent: 'start' },
        [`${inFlat}:not(:last-child)`]: { paddingBlockEnd: 0 },
        [`${inFlat}:not(:last-child)::after`]: {
          insetBlock: '11px auto',
          insetInline: `28px calc(4px - ${space[3]})`,
          borderInlineStart: 'none',
          borderBlockStart: `2px solid ${colour.hairline}`,
        },
        [`${inFlat}[data-state="done"]:not(:last-child)::after`]: { borderColor: colour.positive },
      },
    },
  },
})
export const marker = styled({
  display: 'grid',
  placeItems: 'center',
  inlineSize: MARKER,
  blockSize: MARKER,
  borderRadius: radius.full,
  border: `2px solid ${colour.controlBorder}`,
  selectors: {
    '[data-state="done"] > &': {
      borderColor: colour.positive,
      background: colour.positive,
      color: colour.canvas,
    },
    '[data-state="ended"] > &': { borderColor: colour.mutedText },
    '[data-state="ended"] > &::after': {
      content: '""',
      inlineSize: '10px',
      borderBlockStart: `2px solid ${colour.mutedText}`,
    },
    '[data-state="now"] > &': { borderColor: colour.waiting },
    '[data-state="now"] > &::after': {
      content: '""',
      borderRadius: radius.full,
      border: `5px solid ${colour.waiting}`,
    },
  },
})
export const head = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space[4],
  '@media': {
    [media.from700]: { selectors: { [`${flat} > * > &`]: { flexDirection: 'column', alignItems: 'start' } } },
  },
})
export const label = styled({
  fontSize: size[15],
  fontWeight: weight.strong,
  lineHeight: MARKER,
  selectors: { '[data-state="next"] &': { color: colour.mutedText, fontWeight: weight.body } },
})
export const time = styled({ fontSize: size[13], fontVariantNumeric: 'tabular-nums', color: colour.mutedText })
export const note = styled({
  gridColumn: '-2',
  fontSize: size[13],
  color: colour.mutedText,
  selectors: {
    '[data-state="now"] > &': {
      marginBlockStart: space[1],
      padding: `${space[2]} ${space[3]}`,
      borderRadius: radius.medium,
      background: colour.surface2,
      color: colour.text,
    },
  },
})
export const promise = styled({
  marginBlockStart: space[4],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${colour.hairline}`,
  fontSize: size[13],
  color: colour.mutedText,
})
