import type { StyleRule } from '@vanilla-extract/css'
import { media, styled } from '../../styles/styled.ts'
import { control, letterSpacing, opacity, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

const THUMB = '28px'
const TRACK = '4px'
const STOP = '12px'
/** From the edge of the rail to the middle of the first and the last stop: half a thumb. */
const INSET = `calc(${THUMB} / 2)`

export const slider = styled({
  display: 'grid',
  minInlineSize: 0,
  selectors: { '&[data-disabled]': { color: colour.mutedText } },
})
export const title = styled({ fontSize: size[13], fontWeight: weight.strong, color: colour.mutedText })
export const head = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  marginBlockEnd: space[4],
})
export const value = styled({
  fontSize: `min(${size[46]}, 12vw)`,
  fontWeight: weight.display,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: letterSpacing.amount,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
})
export const facts = styled({
  display: 'grid',
  justifyItems: 'end',
  fontSize: size[15],
  fontVariantNumeric: 'tabular-nums',
})
export const credits = styled({ color: colour.mutedText })
export const stake = styled({ fontWeight: weight.strong })

export const rail = styled({
  position: 'relative',
  blockSize: control.height,
  selectors: { '[data-disabled] > &': { opacity: opacity.disabled } },
})
const onRail = {
  position: 'absolute',
  insetBlockStart: '50%',
  insetInline: INSET,
  translate: '0 -50%',
} as const
export const stops = styled({
  ...onRail,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  blockSize: TRACK,
  borderRadius: radius.full,
  background: colour.surface3,
  selectors: {
    // The part up to the chosen stop.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: 'calc(var(--share) * 100%)',
      borderRadius: 'inherit',
      background: colour.controlBorder,
    },
  },
  '@media': {
    [media.forcedColours]: { background: 'GrayText', selectors: { '&::before': { background: 'Highlight' } } },
  },
})
export const stop = styled({
  flexShrink: 0,
  inlineSize: STOP,
  blockSize: STOP,
  marginInline: `calc(${STOP} / -2)`,
  borderRadius: radius.full,
  border: `2px solid ${colour.controlBorder}`,
  background: colour.surface1,
  selectors: {
    '&[data-passed]': { background: colour.controlBorder },
    // Many stops are ticks, which never touch each other.
    '[data-dense] &': { inlineSize: '4px', blockSize: '8px', marginInline: '-2px', borderWidth: '1px' },
  },
  '@media': { [media.forcedColours]: { borderColor: 'CanvasText' } },
})

const thumb: StyleRule = {
  boxSizing: 'border-box',
  inlineSize: THUMB,
  blockSize: THUMB,
  border: `1px solid ${colour.controlBorder}`,
  borderRadius: radius.full,
  background: colour.inverse,
}
/** Around the thumb under the pointer, larger while it is dragged. */
const haloOf = (spread: string): StyleRule => ({
  boxShadow: `0 0 0 ${spread} color-mix(in srgb, ${colour.controlBorder} 35%, transparent)`,
})
const halo = haloOf('6px')
const pressedHalo = haloOf('10px')
const focusRing = { outline: `2px solid ${colour.accentText}`, outlineOffset: '2px' } as const
export const input = styled({
  position: 'absolute',
  inset: 0,
  appearance: 'none',
  inlineSize: '100%',
  blockSize: control.height,
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { cursor: 'not-allowed' },
    '&:hover:not(:disabled)::-webkit-slider-thumb': halo,
    '&:hover:not(:disabled)::-moz-range-thumb': halo,
    '&:active:not(:disabled)::-webkit-slider-thumb': pressedHalo,
    '&:active:not(:disabled)::-moz-range-thumb': pressedHalo,
    '&::-webkit-slider-thumb': { appearance: 'none', ...thumb },
    '&::-moz-range-thumb': thumb,
    '&:focus-visible::-webkit-slider-thumb': focusRing,
    '&:focus-visible::-moz-range-thumb': focusRing,
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&::-webkit-slider-thumb': { forcedColorAdjust: 'none', background: 'Highlight', borderColor: 'CanvasText' },
        '&::-moz-range-thumb': { forcedColorAdjust: 'none', background: 'Highlight', borderColor: 'CanvasText' },
      },
    },
  },
})

export const labels = styled({
  display: 'flex',
  justifyContent: 'space-between',
  marginInline: INSET,
  fontSize: size[15],
  fontVariantNumeric: 'tabular-nums',
  color: colour.mutedText,
})
/** A box without width in the middle of its stop, so that a long label does not move the others. */
export const label = styled({
  display: 'flex',
  justifyContent: 'center',
  inlineSize: 0,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-chosen]': { fontWeight: weight.heading },
    ':not([data-disabled]) > * > &[data-chosen]': { color: colour.text },
    // The outer labels end where the rail ends, however large the text is. A margin would move those between them.
    '&:first-child': { justifyContent: 'start', position: 'relative', insetInlineEnd: INSET },
    '&:last-child': { justifyContent: 'end', position: 'relative', insetInlineStart: INSET },
  },
})
