import { createElement, type ReactElement, type ReactNode } from 'react'
import { classes } from '../private/classes.ts'
import type { AnyElementProps, NativeProps } from '../private/native-props.ts'
import { visuallyHidden } from '../private/visually-hidden.css.ts'
import type { Size } from '../tokens/scale.ts'
import * as styles from './text.css.ts'

export interface HeadingProps extends NativeProps<'h1'> {
  /** The level in the page's outline, independent of the size. */
  level: 1 | 2 | 3 | 4
  size?: Size
  /** For `aria-labelledby` of the section that it heads. */
  id?: string
  children: ReactNode
}

/** A heading. */
export function Heading({ level, size = 24, ...rest }: HeadingProps) {
  const Element = `h${level}` as const
  return <Element {...rest} className={classes(styles.heading, styles.size[size])} data-component="Heading" />
}

export interface TextProps extends AnyElementProps {
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
export function Text({ size = 15, tone, strong = false, tabular = false, as = 'p', ...rest }: TextProps): ReactElement {
  return createElement(as, {
    ...rest,
    className: classes(
      styles.size[size],
      tone !== undefined && styles.tone[tone],
      strong && styles.strong,
      tabular && styles.tabular,
    ),
    'data-component': 'Text',
  })
}

export interface VisuallyHiddenProps extends AnyElementProps {
  children: ReactNode
  as?: 'span' | 'h1' | 'h2'
}

/** Words that only a screen reader needs. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps): ReactElement {
  return createElement(as, { ...rest, className: visuallyHidden, 'data-component': 'VisuallyHidden' })
}
