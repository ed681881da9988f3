import { Heading, IconButton, ProgressBar } from '#ui/index.ts'
import { countOf } from './describe.ts'
import { progressOf, type Judging } from './judging.ts'
import type { ReviewCommand } from './keys.ts'
import * as styles from './review.css.ts'
import { ShortcutButton } from './shortcuts.tsx'

interface ReviewHeaderProps {
  state: Judging
  run: (command: ReviewCommand) => void
}

function toggleTheme(): void {
  const root = document.documentElement
  const isDay =
    root.dataset['theme'] === undefined
      ? matchMedia('(prefers-color-scheme: light)').matches
      : root.dataset['theme'] === 'day'
  root.dataset['theme'] = isDay ? 'night' : 'day'
}

/** The progress of the review, and what concerns the whole page. */
export function ReviewHeader({ state, run }: ReviewHeaderProps) {
  const progress = progressOf(state)
  return (
    <header className={styles.header}>
      <Heading level={1} size={19}>
        Visual review
      </Heading>
      <div className={styles.progress}>
        <ProgressBar
          label={progress.broken === 0 ? 'Changes' : `Changes, and ${countOf(progress.broken, 'fault')} to fix`}
          value={progress.judged}
          max={progress.total}
          valueText={`${progress.judged} of ${progress.total} judged`}
          tone="teal"
        />
      </div>
      <div className={styles.headerActions}>
        <IconButton icon="system" label="Switch between night and day" onClick={toggleTheme} />
        <div className={styles.withKeyboard}>
          <ShortcutButton tone="quiet" shortcut="?" onClick={() => run({ do: 'help' })}>
            Keys
          </ShortcutButton>
        </div>
        <ShortcutButton
          tone={progress.judged === progress.total ? 'primary' : 'secondary'}
          shortcut="e"
          onClick={() => run({ do: 'finish' })}
        >
          Finish
        </ShortcutButton>
      </div>
    </header>
  )
}
