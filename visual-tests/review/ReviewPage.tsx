import { useRef, useState } from 'react'
import type { ReportedFinding } from '../report.ts'
import { isJudgeable } from './causes.ts'
import { CauseList } from './CauseList.tsx'
import { ChangeRegion } from './ChangeRegion.tsx'
import type { Apply } from './dialogs.tsx'
import { currentOf, openInGroup, type Verdicts } from './judging.ts'
import type { ReviewCommand, ViewName } from './keys.ts'
import type { PictureUrl } from './PictureViews.tsx'
import * as styles from './review.css.ts'
import { ReviewDialogs, type OpenDialog } from './ReviewDialogs.tsx'
import { ReviewHeader } from './ReviewHeader.tsx'
import { ShortcutsEnabled } from './shortcuts.tsx'
import { NoChange, ShownChange } from './ShownChange.tsx'
import { useJudging } from './use-judging.ts'
import { useReviewKeys } from './use-review-keys.ts'
import { VerdictBar } from './VerdictBar.tsx'

export interface ReviewPageProps {
  findings: readonly ReportedFinding[]
  /** Ids of captures that equal what was approved. */
  matched: readonly string[]
  pictureUrl: PictureUrl
  /** Base address of a Storybook, for the links; `null` for a page that was opened from disk. */
  storybook: string | null
  /** Approves on the server; `null` for a page that was opened from disk. */
  apply: Apply | null
  /** The folder of the report, for the command that approves. */
  folder: string
  /** Verdicts of an earlier visit. */
  verdicts?: Verdicts
  onVerdicts?: (verdicts: Verdicts) => void
  /** The saved setting of the keyboard shortcuts. */
  hasShortcuts?: boolean
  onShortcuts?: (hasShortcuts: boolean) => void
}

/** The review of a visual run: changes by cause, their pictures, and the verdicts. */
export function ReviewPage({
  findings,
  matched,
  pictureUrl,
  storybook,
  apply,
  folder,
  verdicts = {},
  onVerdicts,
  hasShortcuts: initialShortcuts = true,
  onShortcuts,
}: ReviewPageProps) {
  const { state, send, message } = useJudging({ findings, verdicts, onVerdicts })
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const [view, setView] = useState<ViewName>('side')
  const [isWhole, setIsWhole] = useState(false)
  const [hasShortcuts, setHasShortcuts] = useState(initialShortcuts)
  const search = useRef<HTMLInputElement>(null)
  const change = useRef<HTMLDivElement>(null)
  const shown = currentOf(state)
  const canJudge = shown !== null && isJudgeable(shown.finding)

  const run = (command: ReviewCommand) => {
    switch (command.do) {
      case 'move':
        return send({ type: 'moved', step: command.step })
      case 'approveGroup':
        return canJudge ? send({ type: 'groupApproved' }) : undefined
      case 'approveOne':
        return canJudge ? send({ type: 'oneApproved' }) : undefined
      case 'reject':
        return canJudge ? setDialog('reject') : undefined
      case 'undo':
        return state.past.length > 0 ? send({ type: 'undone' }) : undefined
      case 'filter':
        return search.current?.focus()
      case 'help':
        return setDialog('keys')
      case 'finish':
        return setDialog('finish')
      case 'zoom':
        return setIsWhole(!isWhole)
      case 'view':
        return setView(command.view)
    }
  }
  useReviewKeys(hasShortcuts && dialog === null, run)

  return (
    <ShortcutsEnabled value={hasShortcuts}>
      <div className={styles.page}>
        <ReviewHeader state={state} run={run} />
        <div className={styles.columns}>
          <CauseList
            state={state}
            send={send}
            searchRef={search}
            onLeave={() => change.current?.focus()}
            // On a phone the change stands above the list.
            onSelect={() => change.current?.scrollIntoView()}
          />
          <main className={styles.main}>
            <ChangeRegion ref={change} current={state.current} message={message}>
              {shown === null ? (
                <NoChange isFiltered={state.causes.length > 0} isReviewed={findings.length > 0} />
              ) : (
                <ShownChange
                  finding={shown.finding}
                  findings={findings}
                  matched={matched}
                  storybook={storybook}
                  pictureUrl={pictureUrl}
                  view={view}
                  onView={setView}
                  isWhole={isWhole}
                  onWhole={setIsWhole}
                />
              )}
            </ChangeRegion>
            <VerdictBar
              groupSize={openInGroup(state).length}
              canJudge={canJudge}
              canUndo={state.past.length > 0}
              message={message?.text}
              run={run}
            />
          </main>
        </div>
        <ReviewDialogs
          dialog={dialog}
          onDialog={setDialog}
          state={state}
          send={send}
          hasShortcuts={hasShortcuts}
          onShortcuts={(isOn) => {
            setHasShortcuts(isOn)
            onShortcuts?.(isOn)
          }}
          apply={apply}
          folder={folder}
        />
      </div>
    </ShortcutsEnabled>
  )
}
