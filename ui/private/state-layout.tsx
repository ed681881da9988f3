import type { ReactNode } from 'react'
import type { NativeProps } from './native-props.ts'
import * as styles from './state-layout.css.ts'

/** Props of a placeholder that replaces content. */
export interface StateProps extends NativeProps<'div', 'title' | 'role'> {
  /** What is missing or has failed, in a few words. */
  title: string
  /** What the user can do next. */
  children: ReactNode
  /** A retry button or a link. */
  action?: ReactNode | undefined
}

interface StateLayoutProps extends StateProps {
  role: 'alert' | 'status'
  icon: ReactNode
  /** Value of `data-component`. */
  component: string
}

/** Layout of a placeholder for missing content. */
export function StateLayout({ icon, component, title, children, action, ...rest }: StateLayoutProps) {
  return (
    <div {...rest} className={styles.root} data-component={component}>
      {icon}
      <p className={styles.title}>{title}</p>
      <div>{children}</div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  )
}
