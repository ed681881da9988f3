/** The winner in the middle, the second to the left of it. The DOM order stays 1, 2, 3. */
export const columns = {
  '&[data-step="1"]': { gridColumn: '2' },
  '&[data-step="2"]': { gridColumn: '1' },
  '&[data-step="3"]': { gridColumn: '3' },
} as const

/** A long name takes two lines, the rest is in its tooltip. */
export const lineClamp = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
} as const
