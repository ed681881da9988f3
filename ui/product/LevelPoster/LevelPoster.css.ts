import { frameGround, material, materials } from '../../private/tier-arch.css.ts'
import { visuallyHiddenRule } from '../../private/visually-hidden.css.ts'
import { media, styled } from '../../styles/styled.ts'
import { art } from '../../tokens/art.ts'
import { family, letterSpacing, lineHeight, radius, size, space, weight, zIndex } from '../../tokens/scale.ts'
import { colour, nightColour } from '../../tokens/tokens.css.ts'
import { asSteps, onNarrowPhone, onTinyPhone, START_COLUMN, underSteps } from './level-columns.ts'

const { poster } = art
/** The step of a level, from 0. */
const step = 'var(--step)'
const levels = [1, 2, 3, 4, 5, 6] as const

const dot = (x: string, y: string, pixels: number) =>
  `radial-gradient(circle at ${x} ${y}, ${poster.text} ${pixels}px, transparent ${pixels + 0.9}px)`
const skyStars = [
  dot('34px', '52px', 0.7),
  dot('112px', '148px', 0.4),
  dot('171px', '33px', 0.4),
  dot('226px', '196px', 0.8),
  dot('283px', '94px', 0.5),
  dot('330px', '231px', 0.4),
  dot('391px', '57px', 0.9),
  dot('74px', '251px', 0.5),
].join(', ')

// Printed with its ground: light text stands on it.
export const root = styled({ containerType: 'inline-size', minInlineSize: 0, printColorAdjust: 'exact' })
export const scene = styled({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gap: space[5],
  overflow: 'hidden',
  minInlineSize: 0,
  padding: space[3],
  borderRadius: radius.panel,
  color: poster.text,
  background: `linear-gradient(${poster.sky.top}, ${poster.sky.middle} 55%, ${poster.sky.bottom})`,
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
  '@container': { [asSteps]: { padding: 0 }, [underSteps]: { gap: 0 } },
})
/** Stars, the glow of the higher levels, and hills before the first step. */
export const sky = styled({
  position: 'absolute',
  zIndex: zIndex.behind,
  inset: 0,
  pointerEvents: 'none',
  '@container': {
    [asSteps]: {
      background: [
        `radial-gradient(26% 54% at 92% 32%, color-mix(in srgb, ${poster[5].light} 62%, transparent), transparent)`,
        `radial-gradient(26% 52% at 64% 44%, color-mix(in srgb, ${poster[4].glow} 60%, transparent), transparent)`,
        `radial-gradient(24% 50% at 77% 40%, color-mix(in srgb, ${poster[5].faceEnd} 70%, transparent), transparent)`,
        `radial-gradient(60% 40% at 20% 100%, color-mix(in srgb, ${poster[5].face} 34%, transparent), transparent)`,
      ].join(', '),
      selectors: {
        // No stars behind the title.
        '&::before': {
          content: '',
          position: 'absolute',
          inset: 0,
          opacity: 0.85,
          backgroundImage: skyStars,
          backgroundSize: '420px 270px',
          maskImage: `radial-gradient(36rem 16rem at 12% 0, transparent 80%, ${art.maskOpaque})`,
        },
        '&::after': {
          content: '',
          position: 'absolute',
          insetBlockEnd: 0,
          insetInlineStart: '-6%',
          inlineSize: '36%',
          blockSize: '19%',
          background: `radial-gradient(62% 100% at 36% 100%, ${poster.hill} 99%, transparent), radial-gradient(46% 74% at 74% 100%, ${poster.hill} 99%, transparent)`,
        },
      },
    },
  },
})
export const head = styled({
  display: 'grid',
  gap: space[2],
  minInlineSize: 0,
  padding: `${space[4]} ${space[1]} 0`,
  '@container': {
    [asSteps]: { padding: `${space[8]} ${space[8]} 0` },
    // Above the low steps.
    [underSteps]: { gridArea: '1 / 1', alignSelf: 'start', zIndex: zIndex.raised, paddingInline: space[10] },
  },
})
export const title = styled({
  maxInlineSize: '8.5em',
  fontFamily: family.heading,
  // With large text the longest word still fits a phone.
  fontSize: `min(${size[32]}, 13cqi)`,
  fontWeight: weight.display,
  letterSpacing: letterSpacing.display,
  lineHeight: lineHeight.display,
  overflowWrap: 'anywhere',
  '@container': {
    [asSteps]: { maxInlineSize: 'none', fontSize: size[46] },
    [underSteps]: { maxInlineSize: '8.5em', fontSize: `clamp(${size[32]}, 3.35cqi, ${size[46]})` },
  },
})
export const lead = styled({
  maxInlineSize: '26rem',
  fontSize: size[15],
  lineHeight: lineHeight.body,
  color: nightColour.text,
  '@container': { [underSteps]: { maxInlineSize: '30cqi' } },
})

/** The first level is the first in the document, and at the foot of the ladder. */
export const list = styled({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space[2],
  minInlineSize: 0,
  '@container': {
    [asSteps]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      alignItems: 'end',
      gap: 0,
    },
    [underSteps]: {
      gridArea: '1 / 1',
      alignSelf: 'end',
      paddingInlineStart: START_COLUMN,
      paddingBlockStart: 'clamp(4.5rem, calc(26rem - 25cqi), 10rem)',
    },
  },
})

export const level = styled({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'clamp(60px, 21cqi, 96px) minmax(0, 1fr) auto',
  gridTemplateRows: 'minmax(8px, 1fr) auto auto auto minmax(8px, 1fr)',
  columnGap: space[3],
  overflow: 'hidden',
  minInlineSize: 0,
  minBlockSize: `calc(68px + 6px * ${step})`,
  borderRadius: radius.large,
  color: material.ink,
  background: `linear-gradient(100deg, ${material.face} 20%, ${material.faceEnd})`,
  selectors: {
    ...materials,
    ...Object.fromEntries(
      levels.map((number) => [
        `&[data-level="${number}"]`,
        { vars: { ...materials[`&[data-level="${number}"]`]?.vars, '--step': `${number - 1}` } },
      ]),
    ),
    '&[aria-current]': {
      minBlockSize: '132px',
      outline: `2px solid ${art.logoStar}`,
      outlineOffset: '1px',
    },
  },
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
  '@container': {
    [onNarrowPhone]: {
      gridTemplateColumns: '52px minmax(0, 1fr)',
      gridTemplateRows: '1fr auto auto auto auto 1fr',
      paddingBlock: space[2],
    },
    [onTinyPhone]: { gridTemplateColumns: '0 minmax(0, 1fr)' },
    [asSteps]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto auto',
      justifyItems: 'center',
      overflow: 'visible',
      minBlockSize: 0,
      borderRadius: 0,
      background: 'none',
      border: 0,
      selectors: { '&[aria-current]': { minBlockSize: 0, outline: 'none' } },
    },
  },
})
/** In the ladder the portal is the window at the start of the row; its frame is the light edge beside it. */
export const portal = styled({
  gridArea: '1 / 1 / -1 / 2',
  minBlockSize: '100%',
  vars: { '--frame': '5px', '--depth': '0px', '--stars-align': 'center', '--stars-top': '0' },
  paddingBlockStart: 0,
  paddingInline: '0 5px',
  borderRadius: 0,
  background: material.light,
  '@container': {
    [onNarrowPhone]: { marginBlock: `calc(-1 * ${space[2]})`, minBlockSize: 0 },
    [onTinyPhone]: { visibility: 'hidden' },
    [asSteps]: {
      gridArea: '2 / 1',
      position: 'relative',
      inlineSize: `calc(59% + 3% * ${step})`,
      minBlockSize: 0,
      aspectRatio: `calc(0.825 - 0.026 * ${step})`,
      vars: {
        '--frame': 'clamp(6px, 0.85cqi, 12px)',
        '--depth': 'var(--frame)',
        '--stars-align': 'start',
        '--stars-top': '24%',
      },
      background: frameGround,

      padding: 'var(--frame) var(--frame) 0',
      borderRadius: '9999px 9999px 0 0',
      boxShadow: `inset 1px 1px 0 ${material.light}`,
    },
  },
})
/** Light around the last portal. */
export const rays = styled({
  display: 'none',
  '@media': { [media.forcedColours]: { visibility: 'hidden' } },
  '@container': {
    [asSteps]: {
      display: 'block',
      position: 'absolute',
      zIndex: zIndex.behind,
      insetInlineStart: '50%',
      insetBlockStart: '-70px',
      inlineSize: '46cqi',
      aspectRatio: '1',
      translate: '-50% -22%',
      opacity: 0.34,
      background: `repeating-conic-gradient(from 4deg, ${poster.text} 0deg 5deg, transparent 6.5deg 17deg)`,
      maskImage: `radial-gradient(closest-side, ${art.maskOpaque} 30%, transparent)`,
    },
  },
})

export const pin = styled({
  gridArea: '4 / 2 / auto / -1',
  justifySelf: 'start',
  marginBlockStart: space[2],
  paddingBlock: space[1],
  paddingInline: space[3],
  borderRadius: radius.medium,
  background: colour.accentFill,
  color: colour.onAccent,
  fontSize: size[13],
  fontWeight: weight.heading,
  lineHeight: lineHeight.label,
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
  '@container': {
    [onNarrowPhone]: { gridRow: '5', marginInlineEnd: space[2] },
    [asSteps]: {
      position: 'relative',
      gridArea: '1 / 1',
      justifySelf: 'center',
      maxInlineSize: 'calc(100% - 4px)',
      margin: '0 0 12px',
      paddingBlock: '7px',
      borderRadius: '18px',
      fontSize: `clamp(${size[12]}, 1.1cqi, ${size[15]})`,
      textAlign: 'center',
      selectors: {
        '&::after': {
          content: '',
          position: 'absolute',
          insetBlockStart: 'calc(100% - 1px)',
          insetInlineStart: 'calc(50% - 8px)',
          borderInline: '8px solid transparent',
          borderBlockStart: `8px solid ${colour.accentFill}`,
        },
      },
      // A triangle of borders would be a block.
      '@media': { [media.forcedColours]: { selectors: { '&::after': { display: 'none' } } } },
    },
  },
})

/** In the ladder only its texts are seen, on the ground of the row. */
export const block = styled({
  display: 'contents',
  '@container': {
    [asSteps]: {
      gridArea: '3 / 1',
      position: 'relative',
      isolation: 'isolate',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '2px',
      inlineSize: '100%',
      minBlockSize: `calc(130px + clamp(34px, 3.5cqi, 48px) * ${step})`,
      padding: 'clamp(18px, 2.1cqi, 30px) clamp(8px, 1.5cqi, 20px) 16px',
      overflow: 'hidden',
      background: [
        `linear-gradient(to left, color-mix(in srgb, ${material.dark} 30%, transparent) 7.5%, transparent 7.6%)`,
        `linear-gradient(${material.face}, ${material.faceEnd})`,
      ].join(', '),
      selectors: {
        // The edge of the step, lit from above.
        '&::before': {
          content: '',
          position: 'absolute',
          inset: '0 0 auto',
          blockSize: '7px',
          background: `linear-gradient(100deg, ${material.main}, ${material.light} 55%, ${material.main})`,
          boxShadow: `0 1px 0 color-mix(in srgb, ${material.dark} 45%, transparent)`,
        },
        '[data-level="6"] > &': {
          background: `linear-gradient(${material.face} 18%, ${material.main} 62%, ${material.faceEnd})`,
        },
        '[data-level="6"] > &::before': {
          background: `linear-gradient(100deg, ${material.light}, ${material.main} 30%, ${material.dark} 60%, ${material.light})`,
        },
      },
      '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
    },
  },
})
/** Lines and facets of the material. */
export const texture = styled({
  display: 'none',
  '@media': { [media.forcedColours]: { visibility: 'hidden' } },
  '@container': {
    [asSteps]: {
      display: 'block',
      position: 'absolute',
      zIndex: zIndex.behind,
      inset: '7px 0 0',
      inlineSize: '100%',
      blockSize: 'calc(100% - 7px)',
      color: material.light,
    },
  },
})
export const rank = styled({
  ...visuallyHiddenRule,
  '@container': {
    [asSteps]: {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      whiteSpace: 'normal',
      fontSize: size[13],
      lineHeight: lineHeight.label,
    },
  },
})
export const name = styled({
  gridArea: '2 / 2',
  minInlineSize: 0,
  maxInlineSize: '100%',
  fontFamily: family.heading,
  fontSize: `clamp(${size[15]}, 4.8cqi, ${size[19]})`,
  fontWeight: weight.display,
  letterSpacing: letterSpacing.heading,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
  '@container': { [asSteps]: { fontSize: `clamp(${size[13]}, 1.42cqi, 1.25rem)` } },
})
export const cashback = styled({
  gridArea: '1 / 3 / -1 / 4',
  alignSelf: 'center',
  display: 'grid',
  justifyItems: 'end',
  paddingInlineEnd: space[3],
  textAlign: 'end',
  '@container': {
    [onNarrowPhone]: {
      gridArea: '3 / 2',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '5px',
      textAlign: 'start',
    },
    [asSteps]: {
      display: 'flex',
      alignSelf: 'auto',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '5px',
      paddingInlineEnd: 0,
      marginBlockStart: space[1],
      textAlign: 'start',
    },
  },
})
export const cashbackLabel = styled({ fontSize: size[13], lineHeight: lineHeight.label })
export const figure = styled({
  fontSize: size[19],
  fontWeight: weight.display,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: letterSpacing.amount,
  lineHeight: lineHeight.label,
  whiteSpace: 'nowrap',
  '@container': { [asSteps]: { fontSize: `clamp(${size[24]}, 2.35cqi, ${size[32]})` } },
})
export const manager = styled({
  gridArea: '3 / 2',
  fontSize: size[13],
  lineHeight: lineHeight.compact,
  '@container': {
    [onNarrowPhone]: { gridArea: '4 / 2' },
    [asSteps]: {
      marginBlockStart: 'auto',
      paddingBlockStart: space[3],
      // The low steps have no room for it; the comparison below has it.
      selectors: { '[data-level="1"] &, [data-level="2"] &': { display: 'none' } },
    },
  },
})
export const bonus = styled({
  display: 'none',
  '@container': {
    [asSteps]: {
      display: 'block',
      fontSize: size[13],
      fontWeight: weight.strong,
      lineHeight: lineHeight.compact,
      fontVariantNumeric: 'tabular-nums',
      selectors: { '[data-level="1"] &, [data-level="2"] &': { display: 'none' } },
    },
  },
})
