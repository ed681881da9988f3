import { globalStyle } from '@vanilla-extract/css'
import { vendor } from '../../styles/layers.css.ts'
import { media, styled } from '../../styles/styled.ts'
import { onPicture } from '../../tokens/art.ts'
import { motion, radius, space, zIndex } from '../../tokens/scale.ts'

// The subset of swiper's core stylesheet that is used, in the lowest layer. Effects and themes are not used.
globalStyle('.swiper-wrapper', {
  '@layer': {
    [vendor]: { display: 'flex', blockSize: '100%', transitionProperty: 'transform', boxSizing: 'content-box' },
  },
})
globalStyle('.swiper-slide', { '@layer': { [vendor]: { flexShrink: 0, inlineSize: '100%', blockSize: '100%' } } })

export const root = styled({ position: 'relative', blockSize: '100%', minInlineSize: 0 })
export const frame = styled({
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: radius.panel,
  touchAction: 'pan-y',
})
export const controls = styled({
  position: 'absolute',
  insetBlockEnd: space[3],
  insetInline: space[4],
  zIndex: zIndex.raised,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  pointerEvents: 'none',
  selectors: { '&[data-controls="pause"]': { insetInline: 'auto 0', insetBlockEnd: 0 } },
})
export const dots = styled({
  display: 'flex',
  flex: '1 1 0',
  minInlineSize: 0,
  // Over a picture, system colours have no contrast of their own.
  '@media': {
    [media.forcedColours]: { flexGrow: 0, flexBasis: 'auto', marginInlineEnd: 'auto', background: 'Canvas' },
  },
})
export const dot = styled({
  display: 'grid',
  placeItems: 'center',
  // Touch-target size where there is room; on a narrow phone the dots share the available width.
  flex: '0 1 44px',
  minInlineSize: '24px',
  blockSize: '44px',
  paddingInline: '3px',
  cursor: 'pointer',
  pointerEvents: 'auto',
  borderRadius: radius.small,
  selectors: {
    '&::before': {
      content: '',
      justifySelf: 'stretch',
      blockSize: '6px',
      borderRadius: radius.full,
      background: onPicture.text,
      opacity: 0.5,
      border: `1px solid ${onPicture.scrim}`,
      transition: `opacity ${motion.quick} ${motion.ease}`,
    },
    '&:hover::before': { opacity: 0.8 },
    '&[aria-current="true"]::before': { opacity: 1 },
    '&:focus-visible': { outlineColor: onPicture.text, outlineOffset: '-4px' },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&::before': { background: 'Canvas', borderColor: 'CanvasText', opacity: 1 },
        '&[aria-current="true"]::before': { background: 'Highlight', borderColor: 'Highlight' },
      },
    },
  },
})
export const control = styled({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: radius.full,
  background: onPicture.control,
  color: onPicture.text,
  cursor: 'pointer',
  pointerEvents: 'auto',
  selectors: {
    '&:hover': { background: onPicture.controlHover },
    '&:focus-visible': { outlineColor: onPicture.text },
    // With the pause button only, the controls are placed beside the slides instead of over the picture.
    '[data-controls="pause"] > &': { color: 'inherit', background: 'transparent', outlineColor: 'inherit' },
  },
  '@media': {
    // On a phone, swiping and the dots replace the arrows; only the pause button stays.
    [media.below480]: { selectors: { '&:not(:first-of-type)': { display: 'none' } } },
    [media.forcedColours]: { border: '1px solid ButtonText', background: 'ButtonFace', color: 'ButtonText' },
  },
})
