import { useEffect, type ReactNode, type RefObject } from 'react'
import { partsOf } from './describe.ts'
import * as styles from './review.css.ts'

interface ChangeRegionProps {
  ref: RefObject<HTMLDivElement | null>
  /** Id of the shown finding. */
  current: string | null
  /** A new object for each verdict. */
  message: object | null
  children: ReactNode
}

/** The scrolled region of the shown change. It takes the focus after a verdict and starts at its top for each change. */
export function ChangeRegion({ ref, current, message, children }: ChangeRegionProps) {
  useEffect(() => {
    // The button of a verdict may disappear or become disabled, which would lose the focus.
    if (message !== null) ref.current?.focus({ preventScroll: true })
  }, [ref, message])
  useEffect(() => {
    if (current !== null) ref.current?.scrollTo({ top: 0 })
  }, [ref, current])
  const { title, modes } = partsOf(current ?? '')
  return (
    <div
      ref={ref}
      className={styles.change}
      tabIndex={-1}
      role="group"
      aria-label={current === null ? 'No change' : [title, ...modes].join(', ')}
    >
      {children}
    </div>
  )
}
