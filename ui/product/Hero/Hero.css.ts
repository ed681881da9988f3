import { media, styled } from '../../styles/styled.ts'
import { onArt } from '../../tokens/palettes.ts'
import { radius, size, space, weight } from '../../tokens/scale.ts'

const HERO_HEIGHT = '400px'

export const stage = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '360px',
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.from1024]: { blockSize: HERO_HEIGHT } },
})
/** A slider that has nothing to show leaves no hole: what stands beside it takes the middle, and alone it is not there. */
const noSlides = `:has(> ${stage}:empty)`
export const hero = styled({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { [`&:not([data-aside])${noSlides}`]: { display: 'none' } },
  '@media': {
    [media.from1024]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[6],
      selectors: {
        '&[data-aside]': { gridTemplateColumns: 'minmax(0, 2fr) minmax(320px, 1fr)' },
        [`&[data-aside]${noSlides}`]: { gridTemplateColumns: 'minmax(0, 560px)', justifyContent: 'center' },
      },
    },
  },
})
export const aside = styled({
  minInlineSize: 0,
  display: 'grid',
  '@media': {
    [media.from1024]: {
      blockSize: HERO_HEIGHT,
      selectors: { [`${stage}:empty + &`]: { blockSize: 'auto' } },
    },
  },
})
export const slide = styled({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: radius.panel,
  color: onArt.text,
  background: '#1a1647',
})
export const picture = styled({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  border: 0,
})
export const veil = styled({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  background: 'linear-gradient(90deg, rgb(10 14 31 / 0.82), rgb(10 14 31 / 0.5) 55%, transparent 85%)',
})
export const words = styled({
  position: 'relative',
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  maxInlineSize: '560px',
  padding: `${space[6]} ${space[6]} ${space[12]}`,
  '@media': { [media.from1024]: { padding: `${space[8]} ${space[12]} ${space[12]}` } },
})
export const title = styled({
  fontSize: `clamp(${size[24]}, 4vw, ${size[46]})`,
  fontWeight: weight.display,
  letterSpacing: '-0.025em',
  lineHeight: 1.12,
  textWrap: 'balance',
})
export const text = styled({ fontSize: size[17], maxInlineSize: '40ch' })
