import type { ReactNode } from 'react'
import { classes } from '../private/classes.ts'
import type { Space } from '../tokens/scale.ts'
import * as styles from './layout.css.ts'

interface BoxProps {
  children: ReactNode
  /** Space between the children, in steps of 4 px. */
  gap?: Space
}

/** Children below each other. */
export function Stack({ children, gap = 4, as: Element = 'div' }: BoxProps & { as?: 'div' | 'section' | 'form' }) {
  return <Element className={classes(styles.stack, styles.gap[gap])}>{children}</Element>
}

/** Children beside each other, wrapping where there is no room. */
export function Inline({
  children,
  gap = 3,
  justify = 'start',
}: BoxProps & { justify?: 'start' | 'spread' | 'centre' }) {
  return (
    <div
      className={classes(
        styles.inline,
        styles.gap[gap],
        justify === 'spread' && styles.spread,
        justify === 'centre' && styles.centred,
      )}
    >
      {children}
    </div>
  )
}

/** One column on a phone, two on a tablet, three on a desktop, of equal width and height. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}

/** A panel on the canvas. With `labelledBy` it is a region that a screen reader can jump to. */
export function Surface({ children, labelledBy }: { children: ReactNode; labelledBy?: string }) {
  return labelledBy === undefined ? (
    <div className={styles.surface}>{children}</div>
  ) : (
    <section className={styles.surface} aria-labelledby={labelledBy}>
      {children}
    </section>
  )
}

/** The width of the site's content, with its side padding. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}
