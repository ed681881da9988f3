import type { ReactNode } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import * as styles from './OutcomePanel.css.ts'

export interface OutcomePanelProps {
  /** `neutral` says only that something is under way. */
  tone: 'positive' | 'negative' | 'neutral'
  title: string
  /** What happened and what comes next. */
  children: ReactNode
  /** Ways on. */
  actions: ReactNode
}

const icons = { positive: 'success', negative: 'alert', neutral: 'info' } as const

/** A page that only says how something went: a payment, a refusal, a place that is closed. */
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
