import { keyframes } from '@vanilla-extract/css'
import { archRadius } from '../../private/arch-shape.ts'
import { media, styled } from '../../styles/styled.ts'
import { art } from '../../tokens/art.ts'
import { family, letterSpacing, lineHeight, motion, radius, size, space, weight, zIndex } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'
import { columns, lineClamp } from './podium-layout.ts'

/** From this width of the stage on, steps and covers have their full size. */
const wide = '(min-width: 560px)'
/** Below it, which is a phone with enlarged text, three amounts don't fit side by side: the steps become rows. */
const narrow = '(max-width: 15rem)'

const { gold, silver, bronze } = art.podium
const mix = (metal: string, share: number) => `color-mix(in srgb, ${metal} ${share}%, ${colour.surface1})`

const rise = keyframes({ from: { translate: '0 40%' } })

export const root = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  minInlineSize: 0,
  '@media': {
    [media.from1190]: {
      selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 58fr) minmax(0, 40fr)' } },
    },
  },
})
/** As high as the stage, or higher: a long list does not stretch it. */
export const beside = styled({ display: 'grid', minInlineSize: 0 })
export const stage = styled({
  alignSelf: 'start',
  justifySelf: 'center',
  inlineSize: '100%',
  maxInlineSize: '860px',
  containerType: 'inline-size',
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'end',
  overflow: 'hidden',
  minInlineSize: 0,
  border: `1px solid ${colour.hairline}`,
  borderRadius: radius.panel,
  background: `linear-gradient(${colour.canvas}, ${colour.glowEnd})`,
})
export const arch = styled({
  position: 'absolute',
  zIndex: zIndex.behind,
  insetBlockEnd: 0,
  insetInlineStart: '50%',
  translate: '-50%',
  border: `1px solid ${colour.accentText}`,
  borderBlockEnd: 0,
  borderRadius: archRadius,
  // There the steps have no ground, and the lines would cross their texts.
  '@media': { [media.forcedColours]: { display: 'none' } },
  selectors: {
    '&[data-arch="1"]': {
      inlineSize: '50%',
      blockSize: 'calc(100% - 16px)',
      borderWidth: '2px',
      background: `radial-gradient(70% 60% at 50% 55%, ${colour.stageGlow}, transparent)`,
    },
    '&[data-arch="2"]': { inlineSize: '68%', blockSize: '106%', opacity: 0.4 },
    '&[data-arch="3"]': { inlineSize: '88%', blockSize: '104%', opacity: 0.25 },
  },
  '@container': { [narrow]: { display: 'none' } },
})
export const crown = styled({
  position: 'absolute',
  insetBlockStart: '28px',
  insetInlineStart: '50%',
  translate: '-50%',
  inlineSize: '84px',
  color: gold,
  // On the dawn of the day, gold needs an outline of its own.
  filter: `drop-shadow(0 0 1px ${colour.accentText})`,
  '@container': { [wide]: { insetBlockStart: '44px', inlineSize: '128px' } },
})
export const list = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.22fr) minmax(0, 1fr)',
  alignItems: 'end',
  minInlineSize: 0,
  paddingBlockStart: '96px',
  paddingInline: space[2],
  '@container': {
    [wide]: { paddingBlockStart: '148px', paddingInline: '30px' },
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[2],
      paddingBlockEnd: space[2],
    },
  },
})
export const place = styled({
  display: 'grid',
  gridRow: 1,
  justifyItems: 'center',
  minInlineSize: 0,
  selectors: columns,
  // Without a delay and an opacity: the steps are there from the first frame.
  '@media': {
    [media.motion]: {
      animation: `${rise} 320ms ${motion.ease}`,
      selectors: {
        '&[data-step="1"]': { animationDuration: '480ms' },
        '&[data-step="3"]': { animationDuration: '220ms' },
      },
    },
  },
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      selectors: { '&[data-step]': { gridArea: 'auto' } },
    },
  },
})
const onStep = (number: 1 | 2 | 3) => `[data-step="${number}"] > &`
export const cover = styled({
  inlineSize: 'min(72%, 136px)',
  blockSize: 'auto',
  aspectRatio: '1',
  borderRadius: radius.large,
  objectFit: 'cover',
  background: colour.surface3,
  boxShadow: `0 8px 24px ${colour.shadow}`,
  selectors: { [onStep(1)]: { inlineSize: 'min(80%, 192px)', border: `3px solid ${gold}` } },
  '@container': { [narrow]: { selectors: { '[data-step] > &': { inlineSize: '64px', marginInlineEnd: space[2] } } } },
})
const dress = (metal: string, height: string) => ({
  minBlockSize: height,
  borderBlockStart: `10px solid ${metal}`,
  background: `linear-gradient(${mix(metal, 30)}, ${mix(metal, 12)})`,
})
/** No two heights are within 30 px on a phone, or within 50 px on a desktop. */
export const step = styled({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: '2px',
  inlineSize: '100%',
  minInlineSize: 0,
  // Visible with forced colours, which remove the ground.
  borderInline: '1px solid transparent',
  padding: `${space[2]} ${space[1]} ${space[4]}`,
  textAlign: 'center',
  color: colour.text,
  selectors: {
    [onStep(1)]: dress(gold, '214px'),
    [onStep(2)]: dress(silver, '164px'),
    [onStep(3)]: dress(bronze, '132px'),
  },
  '@container': {
    [wide]: {
      padding: `${space[3]} ${space[3]} ${space[4]}`,
      selectors: {
        [onStep(1)]: { minBlockSize: '300px', paddingBlockStart: space[5] },
        [onStep(2)]: { minBlockSize: '222px' },
        [onStep(3)]: { minBlockSize: '166px' },
      },
    },
    [narrow]: {
      gridColumn: '-2',
      justifyItems: 'start',
      padding: space[2],
      textAlign: 'start',
      selectors: { '[data-step] > &': { minBlockSize: 0, borderBlockStartWidth: '4px' } },
    },
  },
})
const inStep = (number: number) => `[data-step="${number}"] > ${step} > &`
export const rank = styled({
  fontFamily: family.heading,
  fontSize: size[24],
  fontWeight: weight.display,
  lineHeight: 1.15,
  selectors: { [inStep(1)]: { fontSize: size[46] } },
  '@container': {
    [wide]: {
      fontSize: size[32],
      selectors: { [inStep(1)]: { fontSize: '4.5rem' }, [inStep(2)]: { fontSize: size[46] } },
    },
    [narrow]: { selectors: { [inStep(1)]: { fontSize: size[24] } } },
  },
})
/** Sized by the stage, so that three amounts fit on a phone. */
export const prize = styled({
  maxInlineSize: '100%',
  fontSize: `clamp(${size[12]}, 4.4cqi, 1.5rem)`,
  fontWeight: weight.display,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: letterSpacing.amount,
  lineHeight: lineHeight.label,
  overflowWrap: 'anywhere',
  color: colour.accentText,
  selectors: {
    [inStep(2)]: { fontSize: `clamp(${size[12]}, 4.4cqi, 1.625rem)` },
    // The column in the middle is the wide one.
    [inStep(1)]: { fontSize: `clamp(${size[15]}, 5.9cqi, 2.75rem)` },
  },
})
export const nameRow = styled({ display: 'flex', alignItems: 'center', maxInlineSize: '100%', minInlineSize: 0 })
export const name = styled({
  ...lineClamp,
  fontSize: size[13],
  fontWeight: weight.heading,
  lineHeight: lineHeight.compact,
})
export const game = styled({
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  fontSize: size[12],
  lineHeight: 1.4,
  textWrap: 'balance',
  color: colour.mutedText,
  '@container': { [wide]: { fontSize: size[13] } },
})
export const date = styled({
  display: 'none',
  whiteSpace: 'nowrap',
  '@container': { [wide]: { display: 'inline' } },
})
