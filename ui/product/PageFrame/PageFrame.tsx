import type { ReactNode } from 'react'
import { mainTarget } from '../../private/dom.ts'
import type { NativeProps } from '../../private/native-props.ts'
import * as styles from './PageFrame.css.ts'

export interface PageFrameProps extends NativeProps<'div'> {
  /** Text of the skip link. */
  skipLabel: string
  /** Content above the page: banner and header. */
  header: ReactNode
  /**
   * What outlives a page, such as the window of a game: always at the same place of the document, so that a change of the
   * page never mounts it anew.
   */
  stage?: ReactNode | undefined
  /**
   * Whether the stage is the content of this page. The first of its `children` lies beside it, the second below it; on a
   * phone both follow it. In landscape a phone shows no header.
   */
  isStagePage?: boolean | undefined
  /** The content of the page, inside `main`. */
  children: ReactNode
  /** The footer of the site. */
  footer?: ReactNode | undefined
}

/** Page layout: header, main, footer. The first tab stop is a skip link. */
export function PageFrame({
  skipLabel,
  header,
  stage,
  isStagePage = false,
  children,
  footer,
  ...rest
}: PageFrameProps) {
  return (
    <div
      {...rest}
      className={isStagePage ? `${styles.frame} ${styles.stageFrame}` : styles.frame}
      data-component="PageFrame"
    >
      <a href={`#${mainTarget.id}`} className={styles.skipLink}>
        {skipLabel}
      </a>
      {header}
      <main {...(isStagePage ? mainTarget : {})} className={isStagePage ? styles.stageMain : styles.main}>
        {stage}
        {/* Past a stage that only floats over the page. */}
        <div {...(isStagePage ? {} : mainTarget)} className={isStagePage ? styles.stagePage : styles.page}>
          {children}
        </div>
      </main>
      {footer}
    </div>
  )
}
