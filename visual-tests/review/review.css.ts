import { media, styled, styledWithin } from '#ui/styles/styled.ts'
import { control, lineHeight, radius, size, space, weight, zIndex } from '#ui/tokens/scale.ts'
import { colour } from '#ui/tokens/tokens.css.ts'

const hairline = `1px solid ${colour.hairline}`
const mono = 'ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", monospace'

/** On a desktop the page is as high as the window, and its columns scroll. */
export const page = styled({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  '@media': { [media.from1024]: { blockSize: '100dvh' } },
})
// The window itself does not scroll on a desktop, so it needs no room for a scrollbar or a header.
styledWithin('html', { '@media': { [media.from1024]: { scrollbarGutter: 'auto', scrollPaddingBlock: 0 } } })
export const header = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[6]}`,
  padding: `${space[3]} ${space[4]}`,
  borderBlockEnd: hairline,
  background: colour.surface1,
})
/** Faults have several lines, and long selectors. */
export const fault = styled({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const reportError = styled({ display: 'grid', placeContent: 'center', padding: space[6] })
export const progress = styled({
  flex: '1 1 220px',
  maxInlineSize: '420px',
  '@media': { [media.below700]: { order: 1, flexBasis: '100%', maxInlineSize: 'none' } },
})
export const headerActions = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
})
/** A phone has no keys to explain. A small window with a mouse may be a zoomed one, whose keys can be turned off. */
export const withKeyboard = styled({ '@media': { [`${media.below700} and (pointer: coarse)`]: { display: 'none' } } })
export const columns = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': {
    [media.from1024]: { gridTemplateColumns: '300px minmax(0, 1fr)' },
    [media.below1024]: { paddingBlockEnd: space[4] },
  },
})

export const list = styled({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  background: colour.surface1,
  '@media': {
    [media.from1024]: { borderInlineEnd: hairline },
    [media.below1024]: { order: 1, borderBlock: hairline },
  },
})
export const filters = styled({ display: 'grid', gap: space[3], padding: space[4], borderBlockEnd: hairline })
/** Text for screen readers is placed inside what scrolls: elsewhere it would make the document higher than the window. */
const scrolls = { position: 'relative', overflowY: 'auto', minBlockSize: 0 } as const
export const causes = styled({
  padding: space[2],
  '@media': { [media.from1024]: scrolls },
})
export const cause = styled({ selectors: { '& + &': { marginBlockStart: space[1] } } })
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  inlineSize: '100%',
  minBlockSize: control.height,
  paddingBlock: space[1],
  paddingInline: space[3],
  borderRadius: radius.medium,
  textAlign: 'start',
  cursor: 'pointer',
} as const
const hovered = { '@media': { [media.hover]: { selectors: { '&:hover': { background: colour.surface2 } } } } } as const
export const causeButton = styled({
  ...row,
  fontWeight: weight.strong,
  selectors: { '&[aria-expanded="true"]': { background: colour.surface2 } },
  ...hovered,
})
/** A long name takes two lines, the rest is in its tooltip. */
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  lineHeight: lineHeight.compact,
} as const
export const causeName = styled({ flex: 1, minInlineSize: 0, ...twoLines })
export const causeCount = styled({
  fontSize: size[13],
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  color: colour.mutedText,
  whiteSpace: 'nowrap',
})
export const findings = styled({
  marginInlineStart: space[4],
  paddingInlineStart: space[2],
  marginBlock: space[1],
  borderInlineStart: hairline,
})
export const findingButton = styled({
  ...row,
  fontSize: size[13],
  color: colour.mutedText,
  selectors: {
    '&[aria-current="true"]': { background: colour.surface3, color: colour.text, fontWeight: weight.strong },
  },
  '@media': {
    ...hovered['@media'],
    [media.forcedColours]: { selectors: { '&[aria-current="true"]': { outline: '2px solid Highlight' } } },
  },
})
export const findingName = styled({ flex: 1, minInlineSize: 0 })
export const findingTitle = styled(twoLines)
/** The verdict by shape, colour and word. */
export const verdict = styled({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '18px',
  blockSize: '18px',
  borderRadius: radius.full,
  border: `1.5px solid ${colour.controlBorder}`,
  color: colour.surface1,
  selectors: {
    '&[data-verdict="approved"]': { background: colour.positive, borderColor: colour.positive },
    '&[data-verdict="rejected"]': { background: colour.negative, borderColor: colour.negative },
    '&[data-verdict="broken"]': { borderStyle: 'dashed' },
  },
})

export const main = styled({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  minBlockSize: 0,
  minInlineSize: 0,
})
export const change = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[5],
  padding: space[4],
  '@media': {
    [media.from1024]: { ...scrolls, padding: `${space[5]} ${space[6]}` },
    [media.from1190]: { gridTemplateColumns: 'minmax(0, 1fr) 280px', columnGap: space[6] },
  },
})
export const title = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  '@media': { [media.from1190]: { gridColumn: '1 / -1' } },
})
export const tag = styled({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  paddingInline: space[2],
  borderRadius: radius.small,
  border: hairline,
  fontSize: size[13],
  fontWeight: weight.strong,
  color: colour.mutedText,
})
export const pictures = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
  minInlineSize: 0,
})
export const toolbar = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
export const blinkActions = styled({ display: 'flex', gap: space[2], marginBlockStart: space[3] })
export const sides = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  alignItems: 'start',
  gap: space[4],
  // A flat change is larger when the pictures lie above each other.
  selectors: { '&[data-stacked]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const figure = styled({ minInlineSize: 0 })
export const caption = styled({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockEnd: space[2],
  fontSize: size[13],
  fontWeight: weight.strong,
  color: colour.mutedText,
})
/** A checked ground shows transparent pixels, and where a picture ends. */
export const frame = styled({
  position: 'relative',
  overflow: 'auto',
  maxInlineSize: '100%',
  borderRadius: radius.small,
  border: hairline,
  background: `repeating-conic-gradient(${colour.surface2} 0% 25%, ${colour.surface1} 0% 50%) 0 0 / 16px 16px`,
})
export const layer = styled({ position: 'absolute', inset: 0, overflow: 'hidden' })
styledWithin(`${layer} > img`, { position: 'absolute', maxInlineSize: 'none', transformOrigin: '0 0' })
export const outline = styled({
  position: 'absolute',
  border: `2px dashed ${colour.negative}`,
  borderRadius: '3px',
  pointerEvents: 'none',
})
export const divider = styled({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '2px',
  background: colour.accentText,
  pointerEvents: 'none',
})
export const slider = styled({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: control.height,
  accentColor: colour.violet,
  cursor: 'ew-resize',
})
export const parts = styled({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const part = styled({
  ...row,
  inlineSize: 'auto',
  minBlockSize: '32px',
  fontSize: size[13],
  fontWeight: weight.strong,
  border: `1px solid ${colour.controlBorder}`,
  borderRadius: radius.full,
  selectors: {
    '&[aria-pressed="true"]': { background: colour.inverse, color: colour.onInverse, borderColor: 'transparent' },
  },
  '@media': { [media.forcedColours]: { selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } } } },
})

export const evidence = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[5],
  fontSize: size[13],
  overflowWrap: 'anywhere',
})
export const facts = styled({ display: 'grid', gap: space[2], marginBlockStart: space[2] })
export const swatches = styled({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const swatch = styled({
  flex: 'none',
  inlineSize: '18px',
  blockSize: '18px',
  borderRadius: '4px',
  border: `1px solid ${colour.controlBorder}`,
  forcedColorAdjust: 'none',
})
export const code = styled({ fontFamily: mono, fontSize: size[12], fontWeight: weight.body })
export const diff = styled({
  overflow: 'auto',
  maxBlockSize: '60dvh',
  marginBlockStart: space[2],
  padding: space[2],
  borderRadius: radius.small,
  border: hairline,
  background: colour.canvas,
  fontFamily: mono,
  fontSize: size[12],
})
/** On a phone the sheet of the dialog scrolls itself. */
export const finish = styled({
  // Room for the focus ring, which the edge would cut.
  margin: `calc(-1 * ${space[1]})`,
  padding: space[1],
  '@media': { [media.from700]: { maxBlockSize: 'calc(100dvh - 168px)', overflowY: 'auto' } },
})
// Not as high as the facts beside it.
styledWithin(`${change} > ${diff}`, { alignSelf: 'start' })
styledWithin(`${finish} ${diff}`, { maxBlockSize: '24dvh' })
export const diffLine = styled({
  display: 'block',
  whiteSpace: 'pre-wrap',
  paddingInline: space[2],
  borderInlineStart: '3px solid transparent',
  color: colour.mutedText,
  textDecoration: 'none',
  selectors: {
    '&[data-line="omitted"]': { background: colour.surface2 },
    '&[data-line="added"]': { color: colour.positive, borderColor: colour.positive, fontWeight: weight.strong },
    '&[data-line="removed"]': { color: colour.negative, borderColor: colour.negative, fontWeight: weight.strong },
  },
})
export const links = styled({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}` })

export const actions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  borderBlockStart: hairline,
  background: colour.surface1,
  '@media': {
    [media.from1024]: { paddingInline: space[6] },
    [media.below1024]: { position: 'sticky', insetBlockEnd: 0, zIndex: zIndex.bar },
    [media.short]: { position: 'static' },
  },
})
export const message = styled({ flex: '1 1 160px', minInlineSize: 0, fontSize: size[13], color: colour.mutedText })
export const key = styled({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '20px',
  blockSize: '20px',
  paddingInline: space[1],
  marginInlineStart: space[1],
  border: '1px solid currentColor',
  borderRadius: '5px',
  fontFamily: mono,
  fontSize: size[12],
  fontWeight: weight.strong,
  lineHeight: 1,
  '@media': { [media.below1024]: { display: 'none' } },
})
export const keys = styled({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
})
styledWithin(`${keys} ${key}`, { display: 'inline-grid', marginInline: `0 ${space[1]}` })
