import { media, styled } from '../../styles/styled.ts'
import { control, lineHeight, motion, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const root = styled({ containerType: 'inline-size' })
export const list = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[5],
  rowGap: space[4],
  '@container': {
    '(min-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 720px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
export const item = styled({ display: 'flex', gap: space[3], minInlineSize: 0 })
export const icon = styled({ display: 'flex', flex: 'none', color: colour.positive })
export const label = styled({ fontSize: size[15], fontWeight: weight.strong, lineHeight: lineHeight.note })
export const note = styled({ fontSize: size[13], color: colour.mutedText })

export const fold = styled({
  borderRadius: radius.large,
  background: colour.surface2,
  paddingInline: space[4],
  selectors: { '&[open]': { paddingBlockEnd: space[4] } },
})
export const row = styled({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: control.mainAction,
  cursor: 'pointer',
  borderRadius: radius.large,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, [`${fold}[open] > &`]: { marginBlockEnd: space[2] } },
})
export const summary = styled({ flex: 1, fontSize: size[15], fontWeight: weight.strong })
export const chevron = styled({
  display: 'flex',
  transition: `transform ${motion.slow} ${motion.ease}`,
  selectors: { [`${fold}[open] &`]: { transform: 'rotate(180deg)' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})
