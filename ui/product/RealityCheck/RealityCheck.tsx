import type { ReactNode } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx'
import * as styles from './RealityCheck.css.ts'

/** A figure of the session, such as what was staked. */
export interface RealityCheckFigure {
  id: string
  label: string
  /** Formatted; the time may be a `Countdown`. A loss has the minus sign U+2212. */
  value: ReactNode
}

/** A way to go on. All look the same. */
export interface RealityCheckAction {
  id: string
  label: string
  /** The answer is being sent: the button keeps its focus and ignores clicks. */
  busy?: boolean | undefined
  onClick: () => void
}

export interface RealityCheckProps extends Omit<DialogProps, 'onOpenChange' | 'shape' | 'children' | 'description'> {
  /** Why it came: what the player has asked for, and that the game waits. */
  description: string
  /** Two or four figures, with unique ids. */
  figures: readonly RealityCheckFigure[]
  /** The answers, with unique ids. */
  actions: readonly RealityCheckAction[]
  /** Below the answers: when it comes again, and an answer that was not saved. */
  children?: ReactNode | undefined
}

/**
 * Interrupts play to say how long it lasts and what it came to (RTS 13B). It must be answered: nothing is preselected, and
 * no answer stands out.
 */
export function RealityCheck({ figures, actions, children, ...dialog }: RealityCheckProps) {
  return (
    <Dialog {...dialog} onOpenChange={null} shape="adaptive">
      <div className={styles.root} data-component="RealityCheck">
        <dl className={styles.figures}>
          {figures.map(({ id, label, value }) => (
            <div key={id} className={styles.figure}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          {actions.map(({ id, label, busy, onClick }) => (
            <Button key={id} wide busy={busy} onClick={onClick}>
              {label}
            </Button>
          ))}
        </div>
        {children === undefined ? null : <div className={styles.note}>{children}</div>}
      </div>
    </Dialog>
  )
}
