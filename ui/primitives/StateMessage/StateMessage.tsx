import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './StateMessage.css.ts'

export interface StateMessageProps extends NativeProps<'div', 'title' | 'role'> {
  /** `empty`: there is nothing here, which is fine. `error`: something did not arrive. */
  kind: 'empty' | 'error'
  title: string
  /** What the visitor can do now. */
  children: ReactNode
  /** The way on: a retry, or the button that leads elsewhere. */
  action?: ReactNode
}

/** Stands where content would stand: says what happened and what to do next, in the content's own place. */
export function StateMessage({ kind, title, children, action, ...rest }: StateMessageProps) {
  return (
    <div
      {...rest}
      className={styles.message}
      role={kind === 'error' ? 'alert' : 'status'}
      data-component="StateMessage"
      data-state={kind}
    >
      <Icon name={kind === 'error' ? 'alert' : 'search'} size={32} />
      <p className={styles.title}>{title}</p>
      <div>{children}</div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  )
}
