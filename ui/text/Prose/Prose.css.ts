import { media, styled, styledWithin } from '../../styles/styled.ts'
import { family, letterSpacing, lineHeight, radius, size, space, textMeasure, weight } from '../../tokens/scale.ts'
import { colour } from '../../tokens/tokens.css.ts'

export const prose = styled({
  maxInlineSize: textMeasure,
  minInlineSize: 0,
  overflowWrap: 'break-word',
  '@media': {
    [media.from1190]: {
      selectors: { '&[data-columns]': { maxInlineSize: 'none', columnCount: 2, columnGap: space[12] } },
    },
  },
})
const within = (tags: string): string =>
  tags
    .split(', ')
    .map((tag) => `${prose} ${tag}`)
    .join(', ')

// Not `+ *`: with it, every element that is added to the page restyles its next sibling and all inside it.
styledWithin(`${prose} > :where(:not(:first-child))`, { marginBlockStart: space[4] })
styledWithin(within('h2'), {
  fontSize: size[24],
  fontWeight: weight.heading,
  fontFamily: family.heading,
  letterSpacing: letterSpacing.heading,
  lineHeight: lineHeight.label,
})
styledWithin(`${prose}[data-columns] :is(h2, h3, li)`, { breakInside: 'avoid' })
styledWithin(`${prose}[data-columns] :is(h2, h3)`, { breakAfter: 'avoid' })
styledWithin(within('h3, h4'), { fontSize: size[17], fontWeight: weight.heading, lineHeight: lineHeight.compact })
styledWithin(`${prose} > h2:not(:first-child)`, { marginBlockStart: space[10] })
styledWithin(`${prose} > h3:not(:first-child)`, { marginBlockStart: space[6] })
styledWithin(`${prose} :is(h2, h3) + :where(p, ul, ol, dl, table, blockquote, h4, hr)`, { marginBlockStart: space[2] })
styledWithin(within('ul, ol'), { paddingInlineStart: space[6], display: 'grid', gap: space[2] })
styledWithin(within('ul'), { listStyle: 'disc' })
styledWithin(within('ol'), { listStyle: 'decimal' })
styledWithin(within('li::marker'), { color: colour.mutedText })
// A link whose address was rejected has no `href`, and is plain text.
styledWithin(within('a[href]'), {
  color: colour.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  borderRadius: radius.small,
})
// A table of contents: its entries are separate touch targets, not links inside a sentence.
styledWithin(`${prose} li > a[href^='#']:only-child`, {
  display: 'inline-block',
  paddingBlock: '10px',
  lineHeight: '24px',
})
styledWithin(within("ul:has(> li > a[href^='#']:only-child), ol:has(> li > a[href^='#']:only-child)"), { gap: 0 })
// Its headings may have numbers of their own.
styledWithin(`${prose} ul:has(> li > a[href^='#']:only-child)`, { listStyleType: `''`, paddingInlineStart: 0 })
styledWithin(within('strong, b, dt'), { fontWeight: weight.heading })
styledWithin(within('dd'), { color: colour.mutedText })
styledWithin(within('dd + dt'), { marginBlockStart: space[3] })
styledWithin(within('blockquote'), {
  paddingInlineStart: space[4],
  borderInlineStart: `3px solid ${colour.controlBorder}`,
  color: colour.mutedText,
})
/** Covers an edge shadow where the table ends, so that a shadow means that the table goes on. */
const edge = (side: 'left' | 'right') => {
  const direction = side === 'left' ? 'to right' : 'to left'
  return {
    cover: `linear-gradient(${direction}, ${colour.surface1} 30%, transparent) ${side} / 40px 100% no-repeat local`,
    shadow: `linear-gradient(${direction}, ${colour.shadow}, transparent) ${side} / 16px 100% no-repeat scroll`,
  }
}
const [left, right] = [edge('left'), edge('right')]
styledWithin(within('table'), {
  display: 'block',
  overflowX: 'auto',
  fontVariantNumeric: 'tabular-nums',
  background: [left.cover, right.cover, left.shadow, right.shadow].join(', '),
})
styledWithin(within('th, td'), {
  padding: `${space[2]} 6px`,
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${colour.hairline}`,
})
styledWithin(within('th'), { fontWeight: weight.heading })
styledWithin(within('hr'), { border: 0, borderBlockStart: `1px solid ${colour.hairline}` })
