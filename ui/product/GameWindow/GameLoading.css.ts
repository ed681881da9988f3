import { keyframes } from '@vanilla-extract/css'
import { styled } from '../../styles/styled.ts'
import { art, onPicture } from '../../tokens/art.ts'
import { family, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

const pass = keyframes({ from: { translate: '-100%' }, to: { translate: '250%' } })

export const root = styled({
  placeSelf: 'stretch',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  padding: space[4],
  color: onPicture.text,
  background: art.gameWindow,
})
export const picture = styled({
  blockSize: 'clamp(0px, 40vh, 148px)',
  inlineSize: 'auto',
  aspectRatio: '120 / 148',
  background: onPicture.controlHover,
  borderRadius: radius.tile,
  objectFit: 'cover',
})
export const name = styled({
  inlineSize: '100%',
  fontFamily: family.heading,
  fontSize: size[19],
  fontWeight: weight.heading,
  textAlign: 'center',
})
export const text = styled({ inlineSize: '100%', textAlign: 'center', fontSize: size[13], opacity: 0.8 })
export const track = styled({
  inlineSize: '160px',
  blockSize: '4px',
  overflow: 'hidden',
  borderRadius: radius.full,
  background: onPicture.controlHover,
  border: `1px solid ${onPicture.control}`,
})
export const bar = styled({
  inlineSize: '40%',
  blockSize: '100%',
  borderRadius: radius.full,
  background: colour.teal,
  animation: `${pass} 1.2s linear infinite`,
})
