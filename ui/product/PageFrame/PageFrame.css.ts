import { media, styled } from '../../styles/styled.ts'
import { space, zIndex, radius } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const frame = styled({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' })
const mainRule = {
  inlineSize: '100%',
  maxInlineSize: '1504px',
  marginInline: 'auto',
  padding: `${space[4]} ${space[4]} ${space[12]}`,
  // At least the viewport below the header, so that the footer of a loading page does not jump in and out of view.
  minBlockSize: 'min(100dvh - 4rem, 80rem)',
  outline: 'none',
  '@media': {
    [media.from1024]: { padding: `${space[6]} ${space[8]} ${space[12]}` },
    print: { minBlockSize: 0 },
  },
} as const
export const main = styled(mainRule)
/** The panel beside the game is as wide as a phone. */
export const stageMain = styled({
  ...mainRule,
  maxInlineSize: '2028px',
  display: 'grid',
  alignContent: 'start',
  gap: space[5],
  '@media': {
    ...mainRule['@media'],
    [media.below700]: { paddingBlockStart: 0, gap: space[3] },
    [media.from1100]: { gridTemplateColumns: 'minmax(0, 1fr) 344px' },
  },
})
export const page = styled({ outline: 'none', minInlineSize: 0 })
export const skipLink = styled({
  position: 'fixed',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  zIndex: zIndex.skipLink,
  padding: space[3],
  borderRadius: radius.medium,
  background: colour.inverse,
  color: colour.onInverse,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
})
