import type { ReactNode } from 'react'
import * as styles from './PageFrame.css.ts'

export interface PageFrameProps {
  /** The words of the first link, which leads past the head. */
  skipLabel: string
  /** What stands above the page: banner and header. */
  head: ReactNode
  children: ReactNode
  foot?: ReactNode
}

/** The frame of a page: head, main, foot. The first Tab leads past the head. */
export function PageFrame({ skipLabel, head, children, foot }: PageFrameProps) {
  return (
    <div className={styles.frame} data-component="PageFrame">
      <a href="#main" className={styles.skip}>
        {skipLabel}
      </a>
      {head}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {foot}
    </div>
  )
}
