import { assignVars } from '@vanilla-extract/css'
import { media, styled, styledWithin } from '../../styles/styled.ts'
import { elevation } from '../../tokens/elevation.ts'
import { family, letterSpacing, lineHeight, radius, size, space, weight } from '../../tokens/scale.ts'
import { colour, dayColour } from '../../tokens/tokens.css.ts'

/** The table under the sheet. */
export const ground = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[6],
  padding: space[10],
  borderRadius: radius.panel,
  border: `1px solid ${colour.hairline}`,
  background: colour.surface2,
  '@media': { [media.below700]: { padding: space[3], paddingBlockEnd: space[5], gap: space[4] } },
})
export const sheet = styled({
  // The day theme inside of it, whatever the theme of the page.
  vars: assignVars(colour, dayColour),
  colorScheme: 'light',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  inlineSize: '100%',
  maxInlineSize: '680px',
  padding: '56px',
  borderRadius: '4px',
  background: colour.surface1,
  color: colour.text,
  boxShadow: elevation.floating,
  '@media': {
    [media.below700]: { padding: space[5] },
    [media.zoomed]: { padding: space[4] },
    [media.forcedColours]: { border: '1px solid CanvasText' },
    print: { maxInlineSize: 'none', padding: 0, boxShadow: 'none', border: 0 },
  },
})
export const head = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
})
export const brand = styled({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  fontFamily: family.heading,
  fontSize: `min(${size[17]}, 8vw)`,
  fontWeight: weight.display,
})
export const status = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontSize: size[15],
  fontWeight: weight.strong,
  color: colour.positive,
})
export const title = styled({ fontSize: size[13], color: colour.mutedText })
export const amount = styled({
  fontSize: size[46],
  fontWeight: weight.display,
  letterSpacing: letterSpacing.amount,
  lineHeight: lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.below700]: { fontSize: `min(${size[32]}, 10vw)` } },
})
export const facts = styled({ borderBlockEnd: `1px solid ${colour.hairline}` })
export const fact = styled({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[5],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${colour.hairline}`,
  breakInside: 'avoid',
})
export const label = styled({ color: colour.mutedText })
export const value = styled({
  marginInlineStart: 'auto',
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  overflowWrap: 'break-word',
  maxInlineSize: '100%',
  fontSize: 'min(1em, 5vw)',
})
export const note = styled({ maxInlineSize: '60ch', fontSize: size[12], color: colour.mutedText })

// The sheet is printed alone: what surrounds it leaves no box, everything beside it is hidden.
styledWithin(`body:has(${sheet}) :not(:has(${sheet}), ${sheet}, ${sheet} *)`, {
  '@media': { print: { display: 'none !important' } },
})
styledWithin(`body :has(${sheet})`, { '@media': { print: { display: 'contents !important' } } })
