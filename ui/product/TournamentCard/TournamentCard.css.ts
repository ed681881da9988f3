import { styled } from '../../styles/styled.ts'
import { motion, radius, size, space, zIndex, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const card = styled({
  position: 'relative',
  isolation: 'isolate',
  display: 'block',
  overflow: 'hidden',
  // Off-screen countdowns tick without layout or paint.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 158px',
  borderRadius: radius.large,
  border: `1px solid ${colour.hairline}`,
  background: colour.surface2,
  transition: `border-color ${motion.quick} ${motion.ease}`,
  selectors: { '&:hover': { borderColor: colour.controlBorder } },
})
export const picture = styled({
  inlineSize: '100%',
  blockSize: '84px',
  objectFit: 'cover',
  background: colour.surface3,
})
export const body = styled({ display: 'grid', gap: space[1], padding: `${space[3]} ${space[4]}` })
export const name = styled({ fontSize: size[15], fontWeight: weight.heading })
/** Covers the card, which clips it, so the focus ring is drawn inside. */
export const link = styled({
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, zIndex: zIndex.raised },
    '&:focus-visible::after': {
      borderRadius: radius.large,
      outline: `2px solid ${colour.accentText}`,
      outlineOffset: '-2px',
    },
  },
})
export const facts = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  fontSize: size[13],
  color: colour.mutedText,
})
export const fund = styled({
  color: colour.accentText,
  fontWeight: weight.heading,
  fontSize: size[15],
  fontVariantNumeric: 'tabular-nums',
})
export const time = styled({ color: colour.text })
/** A line of its own below the other facts. */
export const place = styled({ flexBasis: '100%' })
export const placeValue = styled({ color: colour.text, fontWeight: weight.heading, fontVariantNumeric: 'tabular-nums' })
