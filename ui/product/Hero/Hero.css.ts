import { media, styled } from '../../styles/styled.ts'
import { art, onPicture, textScrim } from '../../tokens/art.ts'
import { family, letterSpacing, lineHeight, radius, size, space, weight, zIndex } from '../../tokens/scale.ts'

const HERO_HEIGHT = '400px'
/** Low enough for a row of games on the first screen, high enough for a title of two lines and a text of three. */
const PHONE_HEIGHT = '17.5rem'
/** The same for texts that wrap more often. */
const ZOOMED_HEIGHT = '20rem'
/** Maximum width of the text. */
const TEXT_WIDTH = 560

const scrimColour = (share: number) => `color-mix(in srgb, ${onPicture.scrim} ${share * 100}%, transparent)`

export const slider = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Fixed, because slides with longer texts must not move the content below.
  blockSize: PHONE_HEIGHT,
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.zoomed]: { blockSize: ZOOMED_HEIGHT },
    [media.from700]: { blockSize: '360px' },
    [media.from1024]: { blockSize: HERO_HEIGHT, selectors: { '[data-aside] > &': { blockSize: 'auto' } } },
  },
})
/** An empty slider takes no space: the sign-up is centred, and without it the hero is hidden. */
const hasNoSlides = `:has(> ${slider}:empty)`
export const hero = styled({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { [`&:not([data-aside])${hasNoSlides}`]: { display: 'none' } },
  '@media': {
    [media.from1024]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[6],
      selectors: {
        '&[data-aside]': { gridTemplateColumns: 'minmax(0, 2fr) minmax(320px, 1fr)' },
        [`&[data-aside]${hasNoSlides}`]: { gridTemplateColumns: 'minmax(0, 560px)', justifyContent: 'center' },
      },
    },
  },
})
/** On a desktop only. The minimum is about the height of the sign-up form, which loads later. */
export const aside = styled({
  display: 'none',
  minInlineSize: 0,
  minBlockSize: '500px',
  '@media': { [media.from1024]: { display: 'grid' } },
})
/** Height of the gradient above the text on a phone. */
const FADE = space[12]

export const slide = styled({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // On a phone the text is below the scene, which it would cover otherwise.
  // An unusually long text scrolls and is never cut.
  alignContent: 'safe end',
  blockSize: '100%',
  overflow: 'hidden auto',
  scrollbarWidth: 'thin',
  borderRadius: radius.panel,
  color: onPicture.text,
  background: art.slide.fill,
  '@media': { [media.from700]: { alignContent: 'safe center', background: art.slide.fillFrom700 } },
})
export const picture = styled({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '54%',
  objectFit: 'cover',
  objectPosition: '90% 50%',
  maskImage: `linear-gradient(${art.maskOpaque} 60%, transparent)`,
  border: 0,
  '@media': { [media.from700]: { blockSize: '100%', objectPosition: '50% 50%', maskImage: 'none' } },
})
export const scrim = styled({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '@media': {
    [media.from700]: {
      background: `linear-gradient(90deg, ${scrimColour(textScrim.start)}, ${scrimColour(textScrim.end)} ${TEXT_WIDTH}px, transparent ${TEXT_WIDTH + 240}px)`,
    },
  },
})
export const content = styled({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  justifyItems: 'start',
  padding: `0 ${space[6]} calc(${space[12]} + ${space[3]})`,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: zIndex.behind,
    inset: `calc(-1 * ${FADE}) 0 0`,
    background: `linear-gradient(transparent, ${scrimColour(textScrim.end)} ${FADE})`,
    pointerEvents: 'none',
  },
  '@media': {
    // Forced colours drop the scrim: without a ground, the button and the text would lie on the picture.
    [media.forcedColours]: { background: 'Canvas' },
    [media.from700]: {
      maxInlineSize: `${TEXT_WIDTH}px`,
      padding: `${space[6]} ${space[6]} ${space[12]}`,
      '::before': { content: 'none' },
    },
    [media.from1024]: { padding: `${space[8]} ${space[12]} ${space[12]}` },
  },
})
export const title = styled({
  // With large text, a long word must still fit on a narrow phone.
  fontSize: `clamp(min(${size[24]}, 11vw), 4vw, ${size[46]})`,
  fontWeight: weight.display,
  fontFamily: family.heading,
  letterSpacing: letterSpacing.display,
  lineHeight: lineHeight.display,
  textWrap: 'balance',
})
export const text = styled({
  fontSize: size[17],
  maxInlineSize: '40ch',
  '@media': {
    [media.below700]: { fontSize: size[15], lineHeight: lineHeight.note },
  },
})
