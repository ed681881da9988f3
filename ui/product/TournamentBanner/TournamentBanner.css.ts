import { media, styled, styledWithin } from '../../styles/styled.ts'
import { art } from '../../tokens/art.ts'
import { family, letterSpacing, lineHeight, radius, size, space, weight, zIndex } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

/** Height of the picture above the text, and how far the text reaches into its fade. */
const PICTURE = '200px'
const OVERLAP = '64px'
/** Width of the own place. */
const STANDING = '404px'

export const banner = styled({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  overflow: 'hidden',
  padding: space[5],
  border: `1px solid ${colour.hairline}`,
  borderRadius: radius.panel,
  background: colour.canvas,
  color: colour.text,
  '@media': {
    [media.zoomed]: { paddingInline: space[4] },
    [media.from1024]: {
      alignItems: 'center',
      padding: space[10],
      minBlockSize: '380px',
      selectors: { '&[data-standing]': { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${STANDING})` } },
    },
  },
})
/** Text stands where the picture has faded into the ground. */
export const picture = styled({
  position: 'absolute',
  zIndex: zIndex.behind,
  insetInline: 0,
  insetBlockStart: 0,
  inlineSize: '100%',
  blockSize: PICTURE,
  objectFit: 'cover',
  objectPosition: '75% 40%',
  maskImage: `linear-gradient(${art.maskOpaque} calc(100% - 2 * ${OVERLAP}), transparent calc(100% - 12px))`,
  '@media': {
    [media.from1024]: {
      inset: '0 0 0 auto',
      inlineSize: '64%',
      blockSize: '100%',
      maskImage: `linear-gradient(90deg, transparent 12%, ${art.maskOpaque} 60%)`,
    },
    // Its motif, right of the middle, stands between the text and the own place.
    [media.from1190]: {
      selectors: {
        '[data-standing] > &': {
          insetInlineEnd: `calc(${STANDING} + ${space[4]})`,
          inlineSize: '54%',
          objectPosition: '100% 40%',
          maskImage: `linear-gradient(90deg, transparent 20%, ${art.maskOpaque} 56%, ${art.maskOpaque} 82%, transparent)`,
        },
      },
    },
    [media.forcedColours]: { display: 'none' },
  },
})
/** The picture again, out of focus: the ground behind the own place, in its colours. Mirrored, so that no second motif shines there. */
export const ground = styled({
  display: 'none',
  position: 'absolute',
  zIndex: zIndex.behind,
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  scale: '-1.2 1.2',
  filter: 'blur(32px)',
  maskImage: `linear-gradient(270deg, transparent 36%, ${art.maskOpaque} 60%)`,
  '@media': {
    [media.from1190]: { selectors: { '[data-standing] > &': { display: 'block' } } },
    [media.forcedColours]: { selectors: { '[data-standing] > &': { display: 'none' } } },
  },
})
export const body = styled({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
  maxInlineSize: '560px',
  selectors: { [`${picture} + &`]: { paddingBlockStart: `calc(${PICTURE} - ${OVERLAP} - ${space[5]})` } },
  '@media': {
    [media.forcedColours]: { selectors: { [`${picture} + &`]: { paddingBlockStart: 0 } } },
    [media.from1024]: { gap: space[5], selectors: { [`${picture} + &`]: { paddingBlockStart: 0 } } },
  },
})
export const status = styled({
  alignSelf: 'flex-start',
  paddingInline: '14px',
  paddingBlock: '5px',
  borderRadius: radius.tile,
  border: '1px solid currentColor',
  background: colour.canvas,
  fontSize: size[13],
  fontWeight: weight.heading,
  fontVariantNumeric: 'tabular-nums',
  '::before': {
    content: '""',
    display: 'inline-block',
    inlineSize: '7px',
    blockSize: '7px',
    marginInlineEnd: space[2],
    verticalAlign: '0.06em',
    borderRadius: radius.full,
    border: '4px solid currentColor',
  },
  selectors: {
    '&[data-tone="current"]': { color: colour.positive },
    '&[data-tone="future"]': { color: colour.teal },
    '&[data-tone="past"]': { color: colour.mutedText },
    '&[data-tone="past"]::before': { content: 'none' },
  },
})
export const name = styled({
  fontSize: size[32],
  fontWeight: weight.display,
  fontFamily: family.heading,
  letterSpacing: letterSpacing.display,
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
  '@media': { [media.from700]: { fontSize: '3.25rem' } },
})
export const figures = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[3]} ${space[12]}`,
  '@media': { [media.below700]: { columnGap: space[8] } },
})
export const label = styled({ fontSize: size[13], color: colour.mutedText })
export const value = styled({
  fontSize: `min(${size[24]}, 9vw)`,
  fontWeight: weight.display,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.label,
  whiteSpace: 'nowrap',
  selectors: { '&[data-money]': { color: colour.accentText } },
  '@media': { [media.from700]: { fontSize: size[32] } },
})
export const action = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[6]}`,
})
styledWithin(`${action} > [data-component="Button"]`, { '@media': { [media.below480]: { inlineSize: '100%' } } })
export const rules = styled({ fontSize: size[13], color: colour.mutedText, textWrap: 'pretty' })
export const standing = styled({ minInlineSize: 0 })
