import { createElement, type ReactElement, type ReactNode } from 'react'
import { classes } from '../private/classes.ts'
import type { AnyElementProps, NativeProps } from '../private/native-props.ts'
import type { Space } from '../tokens/scale.ts'
import * as styles from './layout.css.ts'

export interface StackProps extends AnyElementProps {
  children: ReactNode
  /** Space between the children, in steps of 4 px. */
  gap?: Space
  as?: 'div' | 'section' | 'form'
}

/** Children below each other. */
export function Stack({ gap = 4, as = 'div', ...rest }: StackProps): ReactElement {
  return createElement(as, {
    ...rest,
    className: classes(styles.stack, styles.gap[gap]),
    'data-component': 'Stack',
  })
}

export interface InlineProps extends NativeProps<'div'> {
  children: ReactNode
  /** Space between the children, in steps of 4 px. */
  gap?: Space
  justify?: 'start' | 'spread' | 'centre'
}

/** Children beside each other, wrapping where there is no room. */
export function Inline({ gap = 3, justify = 'start', ...rest }: InlineProps) {
  return (
    <div
      {...rest}
      className={classes(
        styles.inline,
        styles.gap[gap],
        justify === 'spread' && styles.spread,
        justify === 'centre' && styles.centred,
      )}
      data-component="Inline"
    />
  )
}

export interface ColumnsProps extends NativeProps<'div'> {
  children: ReactNode
}

/** One column on a phone, two on a tablet, three on a desktop, of equal width and height. */
export function Columns(props: ColumnsProps) {
  return <div {...props} className={styles.columns} data-component="Columns" />
}

export interface FieldRowProps extends NativeProps<'div'> {
  children: ReactNode
}

/** Two fields beside each other where both have room, else below each other. */
export function FieldRow(props: FieldRowProps) {
  return <div {...props} className={styles.pair} data-component="Pair" />
}

export interface MainAsideProps extends NativeProps<'div'> {
  /** Three parts: what leads, what stands at the side of a desktop, and the rest. On a phone in this order. */
  children: readonly [lead: ReactNode, side: ReactNode, rest: ReactNode]
}

/** Two thirds and a third on a desktop, with the second part at the side of the others; below each other on a phone. */
export function MainAside({ children: [lead, side, rest], ...props }: MainAsideProps) {
  return (
    <div {...props} className={styles.split} data-component="Split">
      <div className={styles.splitLead}>{lead}</div>
      <div className={styles.splitSide}>{side}</div>
      <div className={styles.splitLead}>{rest}</div>
    </div>
  )
}

export interface SurfaceProps extends NativeProps<'section', 'aria-labelledby'> {
  children: ReactNode
  /** `text` is as wide as its text is read well. */
  width?: 'full' | 'text'
  /** The id of its heading: the panel is then a region that a screen reader can jump to. */
  labelledBy?: string
}

/** A panel on the canvas. */
export function Surface({ labelledBy, width = 'full', ...rest }: SurfaceProps) {
  // A section without a name is no region: to a screen reader it is as silent as a `div`.
  return (
    <section
      {...rest}
      className={styles.surface}
      aria-labelledby={labelledBy}
      data-component="Surface"
      data-width={width}
    />
  )
}

export interface LazySectionProps extends NativeProps<'div'> {
  children: ReactNode
  /** About how high it is, in pixels: the scrollbar is right before it has been laid out. */
  height: number
}

/** What lies below the first screen: laid out and painted when it comes near. */
export function LazySection({ height, ...rest }: LazySectionProps) {
  return (
    <div
      {...rest}
      className={styles.below}
      style={{ containIntrinsicBlockSize: `auto ${height}px` }}
      data-component="Below"
    />
  )
}

export interface PageProps extends NativeProps<'div'> {
  children: ReactNode
}

/** The width of the site's content, with its side padding. */
export function Page(props: PageProps) {
  return <div {...props} className={styles.page} data-component="Page" />
}
