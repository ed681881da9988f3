import type { ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as styles from './OutcomePanel.css.ts'

export interface OutcomePanelProps extends NativeProps<'section', 'title'> {
  /** `neutral` is for an outcome that is still pending. */
  tone: 'positive' | 'negative' | 'neutral'
  title: string
  /** What happened and the next step. */
  children: ReactNode
  /** Links or buttons. */
  actions: ReactNode
}

const icons = { positive: 'success', negative: 'alert', neutral: 'info' } as const

/** A page with a single outcome: a payment result, a rejection, a closed page. */
export function OutcomePanel({ tone, title, children, actions, ...rest }: OutcomePanelProps) {
  return (
    <section {...rest} className={styles.panel} data-component="OutcomePanel" data-tone={tone}>
      <span className={styles.icon}>
        <Icon name={icons[tone]} size={32} />
      </span>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </section>
  )
}
