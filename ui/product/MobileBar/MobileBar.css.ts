import { visuallyHiddenRule } from '../../private/visually-hidden.css.ts'
import { selectedInForcedColours, media, styled } from '../../styles/styled.ts'
import { size, zIndex, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const bar = styled({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: zIndex.bar,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: colour.surface1,
  borderBlockStart: `1px solid ${colour.hairline}`,
  '@media': {
    [media.from1024]: { display: 'none' },
    // A stage of a phone in landscape needs the whole height: the bar ends its page.
    [media.landscapePhone]: { selectors: { '&[data-stage-page]': { position: 'static' } } },
  },
})
export const items = styled({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' })
export const column = styled({ containerType: 'inline-size' })
export const item = styled({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  inlineSize: '100%',
  minBlockSize: '56px',
  fontSize: size[12],
  fontWeight: weight.strong,
  color: colour.mutedText,
  cursor: 'pointer',
  selectors: {
    '&[aria-expanded="true"], &[aria-current="page"]': { color: colour.text },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: { '&[aria-expanded="true"], &[aria-current="page"]': selectedInForcedColours },
    },
  },
})
/** A label needs about 5rem; in a narrower column, as with large text, the icon stands alone and keeps its name. */
export const label = styled({
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 4.99rem)': visuallyHiddenRule },
})
