import type { ReactNode } from 'react'
import { classes } from '../private/classes.ts'
import { visuallyHidden } from '../private/visually-hidden.css.ts'
import type { Size } from '../tokens/scale.ts'
import * as styles from './text.css.ts'

export interface HeadingProps {
  /** The level in the page's outline, independent of the size. */
  level: 1 | 2 | 3 | 4
  size?: Size
  /** For `aria-labelledby` of the section that it heads. */
  id?: string
  children: ReactNode
}

/** A heading. */
export function Heading({ level, size = 24, id, children }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element id={id} className={classes(styles.heading, styles.size[size])}>
      {children}
    </Element>
  )
}

export interface TextProps {
  children: ReactNode
  size?: Size
  /** What the text says by its colour; gold only for money. */
  tone?: keyof typeof styles.tone
  strong?: boolean
  /** Figures of equal width, for what stands in columns or ticks. */
  tabular?: boolean
  as?: 'p' | 'span' | 'div'
}

/** A text of the body. */
export function Text({ children, size = 15, tone, strong = false, tabular = false, as: Element = 'p' }: TextProps) {
  return (
    <Element
      className={classes(
        styles.size[size],
        tone !== undefined && styles.tone[tone],
        strong && styles.strong,
        tabular && styles.tabular,
      )}
    >
      {children}
    </Element>
  )
}

/** Words that only a screen reader needs. */
export function VisuallyHidden({ children, as: Element = 'span' }: { children: ReactNode; as?: 'span' | 'h1' | 'h2' }) {
  return <Element className={visuallyHidden}>{children}</Element>
}
