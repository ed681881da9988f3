import type { ReactNode } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as styles from './OutcomePanel.css.ts'

export interface OutcomePanelProps {
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
export function OutcomePanel({ tone, title, children, actions }: OutcomePanelProps) {
  return (
    <section className={styles.panel} data-component="OutcomePanel" data-tone={tone}>
      <span className={styles.sign}>
        <Icon name={icons[tone]} size={32} />
      </span>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </section>
  )
}
