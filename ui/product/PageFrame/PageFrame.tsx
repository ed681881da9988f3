import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import * as styles from './PageFrame.css.ts'

export interface PageFrameProps extends NativeProps<'div'> {
  /** Text of the skip link. */
  skipLabel: string
  /** Content above the page: banner and header. */
  header: ReactNode
  children: ReactNode
  footer?: ReactNode
}

/** Page layout: header, main, footer. The first tab stop is a skip link. */
export function PageFrame({ skipLabel, header, children, footer, ...rest }: PageFrameProps) {
  return (
    <div {...rest} className={styles.frame} data-component="PageFrame">
      <a href="#main" className={styles.skipLink}>
        {skipLabel}
      </a>
      {header}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
    </div>
  )
}
