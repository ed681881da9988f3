import { media, styled } from '../../styles/styled.ts'
import { control, family, motion, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const root = styled({ display: 'grid', gap: space[3] })
export const group = styled({
  borderRadius: radius.panel,
  border: `1px solid ${colour.hairline}`,
  background: colour.surface1,
})
const trigger = {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  textAlign: 'start',
  cursor: 'pointer',
} as const
export const title = styled({
  ...trigger,
  padding: space[4],
  borderRadius: radius.panel,
  fontFamily: family.heading,
  fontSize: size[17],
  fontWeight: weight.heading,
  selectors: { '&:hover': { background: colour.surface2 } },
})
export const titleText = styled({ flex: 1, minInlineSize: 0 })
export const icon = styled({
  flexShrink: 0,
  // Its room is needed by the words of the title.
  '@media': { [media.zoomed]: { display: 'none' } },
  display: 'grid',
  placeItems: 'center',
  inlineSize: control.height,
  blockSize: control.height,
  borderRadius: radius.medium,
  background: colour.surface3,
  color: colour.teal,
})
export const chevron = styled({
  flexShrink: 0,
  color: colour.mutedText,
  transition: `transform ${motion.slow} ${motion.ease}`,
  selectors: { '[data-state="open"] > &': { transform: 'rotate(180deg)' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})
export const body = styled({ paddingInline: space[4], paddingBlockEnd: space[3] })
export const answers = styled({ display: 'grid' })
export const answer = styled({
  borderBlockStart: `1px solid ${colour.hairline}`,
  selectors: { '&:target': { background: colour.surface2, borderRadius: radius.medium } },
})
export const question = styled({
  ...trigger,
  justifyContent: 'space-between',
  minBlockSize: control.height,
  paddingBlock: space[3],
  paddingInline: space[2],
  borderRadius: radius.medium,
  fontWeight: weight.strong,
  selectors: { '&:hover': { background: colour.surface2 } },
})
export const content = styled({ paddingInline: space[2], paddingBlockEnd: space[4], color: colour.mutedText })
export const link = styled({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: control.height,
  marginBlockStart: space[1],
  fontSize: size[13],
  color: colour.mutedText,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { color: colour.text } },
})
