import type { ReactNode } from 'react'
import * as styles from './PageFrame.css.ts'

export interface PageFrameProps {
  /** Text of the skip link. */
  skipLabel: string
  /** Content above the page: banner and header. */
  head: ReactNode
  children: ReactNode
  foot?: ReactNode
}

/** Page layout: header, main, footer. The first tab stop is a skip link. */
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
