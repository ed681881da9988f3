import { styleVariants, type StyleRule } from '@vanilla-extract/css'
import { components } from '../../styles/layers.css.ts'
import { selectedInForcedColours, media, styled } from '../../styles/styled.ts'
import { control, lineHeight, motion, opacity, radius, size as sizes, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

const inComponents = (rule: StyleRule) => ({ '@layer': { [components]: rule } })

export const button = styled({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minInlineSize: control.height,
  borderRadius: radius.medium,
  fontSize: sizes[15],
  fontWeight: weight.strong,
  lineHeight: lineHeight.heading,
  textAlign: 'center',
  cursor: 'pointer',
  flexShrink: 0,
  // A label that is too long for the line wraps.
  maxInlineSize: '100%',
  border: '1px solid transparent',
  transition: `filter ${motion.quick} ${motion.ease}, background-color ${motion.quick} ${motion.ease}, transform ${motion.quick} ${motion.ease}`,
  selectors: {
    '&:active:not(:disabled)': { transform: 'translateY(1px)' },
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed', opacity: opacity.disabled },
    '&[aria-busy="true"]:not(:disabled)': { opacity: opacity.busy },
  },
  '@media': {
    [media.forcedColours]: { borderColor: 'ButtonText' },
    [media.zoomed]: { overflowWrap: 'anywhere' },
  },
})
const zoomedSides = { [media.zoomed]: { paddingInline: space[2] } }

export const size = styleVariants({
  regular: inComponents({
    minBlockSize: control.height,
    paddingInline: space[5],
    paddingBlock: space[2],
    '@media': zoomedSides,
  }),
  large: inComponents({
    minBlockSize: control.mainAction,
    paddingInline: space[6],
    paddingBlock: space[2],
    '@media': zoomedSides,
    fontSize: sizes[17],
    // A main action that is not available loses its gold, and its text stays readable.
    selectors: { '&:disabled': { background: colour.surface3, color: colour.mutedText, opacity: 1 } },
  }),
  small: inComponents({ minBlockSize: control.inTile, paddingInline: space[3], paddingBlock: space[1] }),
})

export const tone = styleVariants({
  primary: inComponents({
    color: colour.onAccent,
    background: `linear-gradient(180deg, ${colour.accentFillFrom}, ${colour.accentFillTo})`,
    selectors: { '&:hover:not(:disabled)': { filter: 'brightness(1.07)' } },
  }),
  secondary: inComponents({
    color: colour.text,
    background: colour.surface2,
    borderColor: colour.hairline,
    selectors: {
      '&:hover:not(:disabled, [aria-pressed="true"])': { background: colour.surface3 },
      '&[aria-pressed="true"]': { color: colour.onInverse, background: colour.inverse },
    },
    '@media': { [media.forcedColours]: { selectors: { '&[aria-pressed="true"]': selectedInForcedColours } } },
  }),
  quiet: inComponents({
    color: colour.text,
    background: 'transparent',
    selectors: { '&:hover:not(:disabled)': { background: colour.surface2 } },
  }),
  negative: inComponents({
    color: colour.onInverse,
    background: colour.negative,
    selectors: { '&:hover:not(:disabled)': { filter: 'brightness(1.07)' } },
  }),
})

export const wide = styled({ inlineSize: '100%' })
