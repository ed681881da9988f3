import { createElement, type ReactElement, type ReactNode } from 'react'
import { classes } from '../private/dom.ts'
import type { AnyElementProps, NativeProps } from '../private/native-props.ts'
import type { Space } from '../tokens/scale.ts'
import * as styles from './layout.css.ts'

export interface StackProps extends AnyElementProps {
  /** Anything; the gap separates the direct children. */
  children: ReactNode
  /** Space between the children, in steps of 4 px. */
  gap?: Space | undefined
  /** The element, for its meaning; the look is the same. */
  as?: 'div' | 'section' | 'form' | undefined
  /** `text`: as wide as running text, centred. */
  width?: 'full' | 'text' | undefined
}

/** Stacks its children vertically. */
export function Stack({ gap = 4, as = 'div', width = 'full', ...rest }: StackProps): ReactElement {
  return createElement(as, {
    ...rest,
    className: classes(styles.stack, styles.gap[gap]),
    'data-component': 'Stack',
    'data-width': width === 'text' ? width : undefined,
  })
}

export interface InlineProps extends NativeProps<'div'> {
  /** Anything; the gap separates the direct children. */
  children: ReactNode
  /** Space between the children, in steps of 4 px. */
  gap?: Space | undefined
  /** Where the free space of the row goes. `between` pushes the children apart. */
  justify?: 'start' | 'between' | 'centre' | undefined
}

/** Lays its children out in a row that wraps. */
export function Inline({ gap = 3, justify = 'start', ...rest }: InlineProps) {
  return (
    <div
      {...rest}
      className={classes(
        styles.inline,
        styles.gap[gap],
        justify === 'between' && styles.spaceBetween,
        justify === 'centre' && styles.centred,
      )}
      data-component="Inline"
    />
  )
}

export interface ColumnsProps extends NativeProps<'div'> {
  /** The cells, in reading order. */
  children: ReactNode
}

/** One column on a phone, two on a tablet, three on a desktop, of equal width and height. */
export function Columns(props: ColumnsProps) {
  return <div {...props} className={styles.columns} data-component="Columns" />
}

export interface FieldRowProps extends NativeProps<'div'> {
  /** Two fields. */
  children: ReactNode
  /** For fields with a group of controls, which stack on a phone. */
  wide?: boolean | undefined
}

/** Two fields, or two panels, side by side; they stack where there is no room. */
export function FieldRow({ wide = false, ...rest }: FieldRowProps) {
  return <div {...rest} className={styles.fieldRow} data-component="FieldRow" data-wide={wide ? '' : undefined} />
}

export interface MainAsideProps extends NativeProps<'div'> {
  /** Main content, sidebar, and remaining content, if any. A phone shows them in this order. */
  children: readonly [lead: ReactNode, side: ReactNode, rest?: ReactNode]
  /** `form`: narrower and centred, for a few short fields. `stacked`: one column, as in a dialog. */
  width?: 'full' | 'form' | 'stacked' | undefined
  /** The sidebar stays in view below the header while the main content scrolls. */
  asideStays?: boolean | undefined
}

/** Two thirds and one third on a desktop, with the second child as the sidebar; stacked on a phone. */
export function MainAside({
  children: [lead, side, rest],
  width = 'full',
  asideStays = false,
  ...props
}: MainAsideProps) {
  return (
    <div {...props} className={styles.mainAside} data-component="MainAside" data-width={width}>
      <div className={styles.main}>{lead}</div>
      <div className={styles.aside} data-stays={asideStays ? '' : undefined}>
        {side}
      </div>
      <div className={styles.main}>{rest}</div>
    </div>
  )
}

export interface SurfaceProps extends NativeProps<'section', 'aria-labelledby'> {
  /** Content of the panel, often a `Stack`. */
  children: ReactNode
  /** `text` limits the width to a readable line length. */
  width?: 'full' | 'text' | undefined
  /** The id of the heading. It makes the panel a landmark region. */
  labelledBy?: string | undefined
  /** Only beside the main content: left out where the columns are stacked, and another part shows the same. */
  besideOnly?: boolean | undefined
}

/** A panel on the canvas. */
export function Surface({ labelledBy, width = 'full', besideOnly = false, ...rest }: SurfaceProps) {
  // A section without an accessible name is not a landmark.
  return (
    <section
      {...rest}
      className={styles.surface}
      aria-labelledby={labelledBy}
      data-component="Surface"
      data-width={width}
      data-beside={besideOnly ? '' : undefined}
    />
  )
}

export interface LazySectionProps extends NativeProps<'div'> {
  /** The content whose layout is put off. */
  children: ReactNode
  /** Estimated height in pixels, so that the scrollbar is right before the content is laid out. */
  height: number
}

/** Content below the first screen: the browser lays it out and paints it when it comes near the viewport. */
export function LazySection({ height, ...rest }: LazySectionProps) {
  return (
    <div
      {...rest}
      className={styles.lazySection}
      style={{ containIntrinsicBlockSize: `auto ${height}px` }}
      data-component="LazySection"
    />
  )
}

export interface PageProps extends NativeProps<'div'> {
  /** The content of the page. */
  children: ReactNode
}

/** The width of the site's content, with its side padding. */
export function Page(props: PageProps) {
  return <div {...props} className={styles.page} data-component="Page" />
}
