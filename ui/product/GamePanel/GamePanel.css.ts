import { media, styled } from '../../styles/styled.ts'
import { radius, size, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

/** Labels of four tabs side by side have no room: the tabs stand two by two. */
const narrow = '(max-width: 19.99rem)'
const narrowest = '(max-width: 11rem)'

export const panel = styled({
  containerType: 'inline-size',
  inlineSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
  borderBlock: `1px solid ${colour.hairline}`,
  background: colour.surface1,
  '@media': {
    // The same width as `useColumn`.
    [media.from1100]: {
      // The tabs are as high as the panel.
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      inlineSize: '344px',
      // As high as the window of the game, at least.
      minBlockSize: '100%',
      border: `1px solid ${colour.hairline}`,
      // As the window of the game beside it.
      borderRadius: radius.window,
    },
  },
})
export const tabs = styled({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  selectors: { '&[data-place="column"]': { blockSize: '100%' } },
})
export const list = styled({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '2px',
  padding: '6px',
  '@container': {
    [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [narrowest]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  selectors: {
    [`${tabs} > &`]: { borderBlockEnd: `1px solid ${colour.hairline}` },
    '[data-place="sheet"] > &': { paddingInline: 0, paddingBlockStart: 0 },
  },
})
export const tab = styled({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '3px',
  minInlineSize: 0,
  minBlockSize: '56px',
  borderRadius: radius.medium,
  fontSize: size[12],
  fontWeight: weight.strong,
  letterSpacing: '-0.01em',
  color: colour.mutedText,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: colour.text },
    '&[data-state="active"]': { background: colour.surface3, color: colour.text },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: { '&[data-state="active"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})
export const label = styled({ maxInlineSize: '100%' })
export const content = styled({
  minInlineSize: 0,
  borderRadius: radius.small,
  selectors: {
    '[data-place="column"] > &': { overflowY: 'auto' },
    // So that a part can stand at the foot.
    '[data-place="column"] > &:not([hidden])': { display: 'flex', flexDirection: 'column' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})
