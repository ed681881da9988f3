import { useId, type ReactNode } from 'react'
import type { NativeProps } from '../../private/native-props.ts'
import { useNarrow } from '../../private/use-narrow.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { ConditionRing } from './ConditionRing.tsx'
import { MetConditions, type MetCondition } from './MetConditions.tsx'
import * as styles from './ConditionPanel.css.ts'

/** A condition that is not met. */
export interface UnmetCondition {
  /** Id of its element, to lead to it. */
  id: string
  /** What is missing, and the link that fixes it. */
  content: ReactNode
}

export interface ConditionPanelProps extends NativeProps<'section', 'title' | 'aria-labelledby'> {
  /** The sentence that sums the conditions up. */
  title: string
  /** A sentence below the title. */
  note?: string | undefined
  /** Whether the action is open. */
  open: boolean
  /** The conditions that are missing, each with the way to meet it. */
  unmet: readonly UnmetCondition[]
  /** The conditions that are met. */
  met: readonly MetCondition[]
  /** Accessible name of the met conditions, and the row that opens them: `6 of 7 met`. */
  metSummary: string
}

/** Whether an action is open, and which of its conditions are missing. The met ones fold where there is no room. */
export function ConditionPanel({ title, note, open, unmet, met, metSummary, ...rest }: ConditionPanelProps) {
  const id = useId()
  const isNarrow = useNarrow()
  return (
    <section {...rest} className={styles.panel} aria-labelledby={id} data-component="ConditionPanel">
      <div className={styles.header}>
        {open ? (
          <span className={styles.check}>
            <Icon name="check" size={24} />
          </span>
        ) : unmet.length === 0 ? null : (
          <ConditionRing met={met.length} total={met.length + unmet.length} />
        )}
        <div>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {note === undefined ? null : <p className={styles.note}>{note}</p>}
        </div>
      </div>
      {unmet.map((condition) => (
        <div key={condition.id} id={condition.id} className={styles.inset} tabIndex={-1}>
          {condition.content}
        </div>
      ))}
      {met.length === 0 ? null : (
        <MetConditions summary={metSummary} conditions={met} folded={isNarrow || unmet.length === 0} />
      )}
    </section>
  )
}
