import { globalStyle } from '@vanilla-extract/css'
import { vendor } from '../../styles/layers.css.ts'
import { styled } from '../../styles/styled.ts'
import { radius, space } from '../../tokens/scale.ts'

// What swiper's core needs of its own stylesheet, in the weakest layer; its effects and themes are not used.
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
  zIndex: '1',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  pointerEvents: 'none',
})
export const dots = styled({ display: 'flex', marginInlineEnd: 'auto' })
export const dot = styled({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '44px',
  cursor: 'pointer',
  pointerEvents: 'auto',
  borderRadius: radius.small,
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '10px',
      blockSize: '10px',
      borderRadius: radius.full,
      background: '#ffffff',
      opacity: 0.6,
      border: '1px solid #0a0e1f',
    },
    '&[aria-current="true"]::before': { inlineSize: '24px', opacity: 1 },
  },
  '@media': { 'screen and (max-width: 699px)': { inlineSize: '24px' } },
})
export const control = styled({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: radius.full,
  background: 'rgb(10 14 31 / 0.62)',
  color: '#ffffff',
  cursor: 'pointer',
  pointerEvents: 'auto',
  selectors: { '&:hover': { background: 'rgb(10 14 31 / 0.85)' }, '&:focus-visible': { outlineColor: '#ffffff' } },
})
