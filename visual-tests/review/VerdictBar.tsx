import type { ReviewCommand } from './keys.ts'
import * as styles from './review.css.ts'
import { ShortcutButton } from './shortcuts.tsx'

interface VerdictBarProps {
  /** Open changes of the group. */
  groupSize: number
  canJudge: boolean
  canUndo: boolean
  /** What the last verdict has done. */
  message: string | undefined
  run: (command: ReviewCommand) => void
}

/** The buttons of the verdicts. */
export function VerdictBar({ groupSize, canJudge, canUndo, message, run }: VerdictBarProps) {
  return (
    <div className={styles.actions} role="group" aria-label="Verdict">
      <ShortcutButton tone="primary" shortcut="a" disabled={!canJudge} onClick={() => run({ do: 'approveGroup' })}>
        {groupSize > 1 ? `Approve all ${groupSize}` : 'Approve'}
      </ShortcutButton>
      {groupSize > 1 ? (
        <ShortcutButton shortcut="s" onClick={() => run({ do: 'approveOne' })}>
          This one
        </ShortcutButton>
      ) : null}
      <ShortcutButton shortcut="r" disabled={!canJudge} onClick={() => run({ do: 'reject' })}>
        Reject
      </ShortcutButton>
      <ShortcutButton tone="quiet" shortcut="u" disabled={!canUndo} onClick={() => run({ do: 'undo' })}>
        Undo
      </ShortcutButton>
      <p className={styles.message} role="status">
        {message}
      </p>
    </div>
  )
}
