import { media, styled, styledWithin } from '../../styles/styled.ts'
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
    // The panel follows the game without a gap, so that it is in view.
    [media.below700]: { paddingBlockStart: 0, gap: 0 },
    [media.landscapePhone]: { paddingBlockStart: 0 },
    // Below the stage has room what follows the panel in the page.
    [media.from1100]: { gridTemplateColumns: 'minmax(0, 1fr) 344px', gridTemplateRows: 'auto 1fr' },
  },
})
export const page = styled({ outline: 'none', minInlineSize: 0 })
/** The panel of a stage, and what follows it. */
export const stagePage = styled({
  display: 'grid',
  gap: space[3],
  minInlineSize: 0,
  '@media': { [media.from1100]: { display: 'contents' } },
})
// A part is named before its place, as in `layout.css.ts`.
styledWithin(`${stagePage} > [data-component]:first-child`, {
  '@media': { [media.from1100]: { gridColumn: 2, gridRow: '1 / span 2' } },
})
styledWithin(`${stagePage} > [data-component]:nth-child(2)`, {
  '@media': { [media.from1100]: { gridColumn: 1, gridRow: 2, alignSelf: 'start' } },
})
/** The whole of a low screen belongs to the stage, whose bar leads back. */
export const stageFrame = styled({})
styledWithin(`${stageFrame} > header`, { '@media': { [media.landscapePhone]: { display: 'none' } } })
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
