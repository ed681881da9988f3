import { media, styled } from '../../styles/styled.ts'
import { control, motion, opacity, radius, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const root = styled({ display: 'grid', gap: space[2] })
export const item = styled({
  borderRadius: radius.large,
  border: `1px solid ${colour.hairline}`,
  background: colour.surface1,
  // Below the header of the page.
  scrollMarginBlockStart: space[4],
  selectors: { '&:target': { borderColor: colour.controlBorder } },
})
export const trigger = styled({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: control.height,
  padding: space[4],
  borderRadius: radius.large,
  fontWeight: weight.strong,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { background: colour.surface2 },
    '&:disabled': { cursor: 'not-allowed', color: colour.mutedText },
  },
  '@media': { [media.forcedColours]: { selectors: { '&:disabled': { color: 'GrayText' } } } },
})
/** A long title wraps beside its arrow. */
export const title = styled({ minInlineSize: 0, overflowWrap: 'break-word', textWrap: 'pretty' })
export const chevron = styled({
  flexShrink: 0,
  transition: `transform ${motion.slow} ${motion.ease}`,
  selectors: {
    '[data-state="open"] > &': { transform: 'rotate(180deg)' },
    ':disabled > &': { opacity: opacity.disabled },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})
export const content = styled({ paddingInline: space[4], paddingBlockEnd: space[4], color: colour.mutedText })
