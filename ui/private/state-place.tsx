import type { ReactNode } from 'react'
import type { NativeProps } from './native-props.ts'
import * as styles from './state-place.css.ts'

/** What stands in the place of content says of it. */
export interface StateProps extends NativeProps<'div', 'title' | 'role'> {
  title: string
  /** What the visitor can do now. */
  children: ReactNode
  /** The way on: a retry, or the button that leads elsewhere. */
  action?: ReactNode
}

interface StatePlaceProps extends StateProps {
  role: 'alert' | 'status'
  icon: ReactNode
  /** Whose place it is. */
  component: string
}

/** The look of a place whose content is not there. */
export function StateLayout({ icon, component, title, children, action, ...rest }: StatePlaceProps) {
  return (
    <div {...rest} className={styles.place} data-component={component}>
      {icon}
      <p className={styles.title}>{title}</p>
      <div>{children}</div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  )
}
