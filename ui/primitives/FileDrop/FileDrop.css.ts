import { media, styled } from '../../styles/styled.ts'
import { control, lineHeight, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const root = styled({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const dropZone = styled({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  padding: space[5],
  borderRadius: radius.large,
  border: `1px dashed ${colour.controlBorder}`,
  background: colour.canvas,
  textAlign: 'center',
  selectors: {
    '&:hover': { background: colour.surface1 },
    // Text stays readable when disabled; only the button is dimmed.
    '&:has(:disabled)': { borderColor: colour.hairline, background: 'none' },
    '&[data-over]': { borderStyle: 'solid', borderColor: colour.text, background: colour.surface2 },
    '&[data-state="invalid"]': { borderColor: colour.negative },
  },
  '@media': { [media.forcedColours]: { selectors: { '&[data-over]': { borderColor: 'Highlight' } } } },
})
/** Invisible over the whole area, so that a click or a drop anywhere in it selects files. */
export const input = styled({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})
export const icon = styled({ display: 'flex', color: colour.mutedText, marginBlockEnd: space[1] })
export const text = styled({ fontSize: size[15], fontWeight: weight.strong })
/** Only looks like a button: the file input above it receives the click. */
export const button = styled({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: control.height,
  marginBlockStart: space[3],
  paddingInline: space[5],
  borderRadius: radius.medium,
  border: `1px solid ${colour.controlBorder}`,
  background: colour.surface2,
  fontSize: size[15],
  fontWeight: weight.strong,
  selectors: {
    [`${input}:focus-visible ~ &`]: { outline: `2px solid ${colour.accentText}`, outlineOffset: '2px' },
    [`${input}:disabled ~ &`]: { borderColor: colour.hairline, background: 'none', color: colour.mutedText },
    [`${input}:hover:not(:disabled) ~ &`]: { background: colour.surface3 },
  },
})
export const files = styled({ display: 'grid', gap: space[2], selectors: { '&:empty': { display: 'none' } } })
export const file = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: space[2],
  borderRadius: radius.medium,
  border: `1px solid ${colour.hairline}`,
  background: colour.surface1,
  selectors: { '&[data-state="invalid"]': { borderColor: colour.negative } },
})
export const thumbnail = styled({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '64px',
  blockSize: '64px',
  overflow: 'hidden',
  borderRadius: radius.small,
  background: colour.surface3,
  color: colour.mutedText,
})
export const image = styled({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const details = styled({ display: 'grid', flex: 1, minInlineSize: 0, gap: '2px', paddingInlineStart: space[1] })
export const name = styled({
  overflowWrap: 'anywhere',
  fontSize: size[15],
  fontWeight: weight.strong,
  lineHeight: lineHeight.compact,
})
