import { createElement, type ReactElement, type ReactNode } from 'react'
import { classes } from '../private/dom.ts'
import type { AnyElementProps, NativeProps } from '../private/native-props.ts'
import { visuallyHidden } from '../private/visually-hidden.css.ts'
import type { Size } from '../tokens/scale.ts'
import * as styles from './text.css.ts'

export interface HeadingProps extends NativeProps<'h1'> {
  /** Level in the page outline, independent of the size. */
  level: 1 | 2 | 3 | 4
  /** Font size in pixels. */
  size?: Size | undefined
  /** For `aria-labelledby` of its section. */
  id?: string | undefined
  /** Text of the heading. */
  children: ReactNode
}

/** A heading. */
export function Heading({ level, size = 24, ...rest }: HeadingProps) {
  const Element = `h${level}` as const
  const className = classes(styles.heading, size >= 17 && styles.headingFont, styles.size[size])
  return <Element {...rest} className={className} data-component="Heading" />
}

export interface TextProps extends AnyElementProps {
  /** The text; may contain inline elements. */
  children: ReactNode
  /** Font size in pixels. */
  size?: Size | undefined
  /** Meaning by colour; gold is only for money. */
  tone?: keyof typeof styles.tone | undefined
  /** Bold, for a value among labels. */
  strong?: boolean | undefined
  /** Tabular figures, for columns and countdowns. */
  tabular?: boolean | undefined
  /** The element: `p` for a paragraph, `span` inside a line, `div` around blocks. */
  as?: 'p' | 'span' | 'div' | undefined
}

/** Body text. */
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
  /** Text for screen readers. */
  children: ReactNode
  /** The element: `h1` for a page whose title is not shown. */
  as?: 'span' | 'h1' | 'h2' | undefined
}

/** Text only for screen readers. */
export function VisuallyHidden({ as = 'span', ...rest }: VisuallyHiddenProps): ReactElement {
  return createElement(as, { ...rest, className: visuallyHidden, 'data-component': 'VisuallyHidden' })
}
