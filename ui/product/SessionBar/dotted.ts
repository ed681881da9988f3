/** A wrapping line whose items are parted by dots, `gap` apart. The dot before the first item of a line is clipped. */
export const dottedLine = (gap: string) =>
  ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    minInlineSize: 0,
    marginInlineStart: `-${gap}`,
    clipPath: `inset(-4px -4px -4px ${gap})`,
  }) as const

/** An item of a dotted line. */
export const dottedItem = (gap: string) =>
  ({
    position: 'relative',
    paddingInlineStart: gap,
    whiteSpace: 'nowrap',
    '::before': {
      content: '"·"',
      position: 'absolute',
      insetInlineStart: 0,
      inlineSize: gap,
      textAlign: 'center',
    },
  }) as const
