import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { EmptyState, Heading, IconButton, ProgressBar } from '#ui/index.ts'
import type { ReportedFinding } from '../report.ts'
import { groupByCause, isJudgeable, storyOf } from './causes.ts'
import { CauseList } from './CauseList.tsx'
import { ChangeEvidence, TreeDifference } from './ChangeEvidence.tsx'
import { countOf, partsOf, treeOf } from './describe.ts'
import { FinishDialog, KeysDialog, RejectDialog, type Apply } from './dialogs.tsx'
import {
  currentOf,
  openInGroup,
  progressOf,
  startJudging,
  updateJudging,
  type JudgingEvent,
  type Verdicts,
} from './judging.ts'
import { commandOf, type ReviewCommand, type ViewName } from './keys.ts'
import { PictureViews, type PictureUrl } from './PictureViews.tsx'
import * as styles from './review.css.ts'
import { ShortcutButton, ShortcutsEnabled } from './shortcuts.tsx'

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

type OpenDialog = 'reject' | 'finish' | 'keys' | null

/** Whether keys belong to the focused element or to a dialog. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.closest('[role="dialog"], textarea, select, input:not([type="range"], [type="radio"])') !== null
}

function toggleTheme(): void {
  const root = document.documentElement
  const isDay =
    root.dataset['theme'] === undefined
      ? matchMedia('(prefers-color-scheme: light)').matches
      : root.dataset['theme'] === 'day'
  root.dataset['theme'] = isDay ? 'night' : 'day'
}

/** What a verdict has done; `null` for other events. */
function resultOf(event: JudgingEvent, count: number): string | null {
  switch (event.type) {
    case 'groupApproved':
    case 'oneApproved':
      return `Approved ${countOf(count, 'change')}`
    case 'rejected':
      return `Rejected ${countOf(count, 'change')}`
    case 'undone':
      return 'Last verdict undone'
    default:
      return null
  }
}

/** Says why no change is shown. */
function NoChange({ isFiltered, isReviewed }: { isFiltered: boolean; isReviewed: boolean }) {
  if (isFiltered)
    return (
      <EmptyState icon="search" title="No changes here">
        The filter hides every change.
      </EmptyState>
    )
  return (
    <EmptyState icon="info" title="Nothing to review">
      {isReviewed ? 'Every change is approved.' : 'Every picture equals its baseline.'}
    </EmptyState>
  )
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
  const [state, dispatch] = useReducer(updateJudging, null, () => startJudging(groupByCause(findings), verdicts))
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const [view, setView] = useState<ViewName>('side')
  const [isWhole, setIsWhole] = useState(false)
  const [hasShortcuts, setHasShortcuts] = useState(initialShortcuts)
  /** A new object for each verdict. */
  const [message, setMessage] = useState<{ text: string } | null>(null)
  const search = useRef<HTMLInputElement>(null)
  const change = useRef<HTMLDivElement>(null)
  const shown = currentOf(state)
  const group = openInGroup(state)
  const progress = progressOf(state)

  const send = (event: JudgingEvent) => {
    const isOne = event.type === 'oneApproved' || (event.type === 'rejected' && event.scope === 'one')
    const result = resultOf(event, isOne ? 1 : group.length)
    if (result !== null) {
      const { judged, total } = progressOf(updateJudging(state, event))
      // With the progress, two equal results in a row are two announcements.
      setMessage({ text: `${result}. ${judged} of ${total} judged.` })
    }
    dispatch(event)
  }
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
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!hasShortcuts || dialog !== null || isTyping(event.target)) return
    const command = commandOf(event)
    if (command === null) return
    event.preventDefault()
    run(command)
  })
  useEffect(() => {
    const controller = new AbortController()
    window.addEventListener('keydown', (event) => handleKey(event), { signal: controller.signal })
    return () => controller.abort()
  }, [])
  const { current, verdicts: latestVerdicts } = state
  const saveVerdicts = useEffectEvent((changed: Verdicts) => onVerdicts?.(changed))
  useEffect(() => saveVerdicts(latestVerdicts), [latestVerdicts])
  useEffect(() => {
    // The button of a verdict may disappear or become disabled, which would lose the focus.
    if (message !== null) change.current?.focus({ preventScroll: true })
  }, [message])
  useEffect(() => {
    if (current !== null) change.current?.scrollTo({ top: 0 })
  }, [current])

  const setOpen = (name: OpenDialog) => (open: boolean) => setDialog(open ? name : null)
  const { title, modes } = partsOf(current ?? '')
  return (
    <ShortcutsEnabled value={hasShortcuts}>
      <div className={styles.page}>
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
              <ShortcutButton tone="quiet" shortcut="?" onClick={() => setDialog('keys')}>
                Keys
              </ShortcutButton>
            </div>
            <ShortcutButton
              tone={progress.judged === progress.total ? 'primary' : 'secondary'}
              shortcut="e"
              onClick={() => setDialog('finish')}
            >
              Finish
            </ShortcutButton>
          </div>
        </header>
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
            <div
              ref={change}
              className={styles.change}
              tabIndex={-1}
              role="group"
              aria-label={current === null ? 'No change' : [title, ...modes].join(', ')}
            >
              {shown === null ? (
                <NoChange isFiltered={state.causes.length > 0} isReviewed={findings.length > 0} />
              ) : (
                <>
                  <div className={styles.title}>
                    <Heading level={2} size={19}>
                      {title}
                    </Heading>
                    {[...modes, shown.finding.kind].map((mode) => (
                      <span key={mode} className={styles.tag}>
                        {mode}
                      </span>
                    ))}
                  </div>
                  {shown.finding.kind === 'tree' ? (
                    <TreeDifference finding={shown.finding} />
                  ) : (
                    <PictureViews
                      // Each finding starts zoomed to all of its own clusters.
                      key={shown.finding.id}
                      finding={shown.finding}
                      pictureUrl={pictureUrl}
                      view={view}
                      onView={setView}
                      isWhole={isWhole}
                      onWhole={setIsWhole}
                    />
                  )}
                  <ChangeEvidence
                    finding={shown.finding}
                    tree={treeOf(shown.finding, findings)}
                    unchanged={matched.filter((id) => storyOf(id) === storyOf(shown.finding.id))}
                    storybook={storybook}
                  />
                </>
              )}
            </div>
            <div className={styles.actions} role="group" aria-label="Verdict">
              <ShortcutButton
                tone="primary"
                shortcut="a"
                disabled={!canJudge}
                onClick={() => run({ do: 'approveGroup' })}
              >
                {group.length > 1 ? `Approve all ${group.length}` : 'Approve'}
              </ShortcutButton>
              {group.length > 1 ? (
                <ShortcutButton shortcut="s" onClick={() => run({ do: 'approveOne' })}>
                  This one
                </ShortcutButton>
              ) : null}
              <ShortcutButton shortcut="r" disabled={!canJudge} onClick={() => run({ do: 'reject' })}>
                Reject
              </ShortcutButton>
              <ShortcutButton
                tone="quiet"
                shortcut="u"
                disabled={state.past.length === 0}
                onClick={() => run({ do: 'undo' })}
              >
                Undo
              </ShortcutButton>
              <p className={styles.message} role="status">
                {message?.text}
              </p>
            </div>
          </main>
        </div>
        <RejectDialog
          open={dialog === 'reject'}
          onOpenChange={setOpen('reject')}
          groupSize={group.length}
          onReject={(note, scope) => {
            setDialog(null)
            send({ type: 'rejected', note, scope })
          }}
        />
        <KeysDialog
          open={dialog === 'keys'}
          onOpenChange={setOpen('keys')}
          hasShortcuts={hasShortcuts}
          onShortcuts={(isOn) => {
            setHasShortcuts(isOn)
            onShortcuts?.(isOn)
          }}
        />
        <FinishDialog
          open={dialog === 'finish'}
          onOpenChange={setOpen('finish')}
          state={state}
          apply={apply}
          folder={folder}
          onApplied={(ids) => send({ type: 'applied', ids })}
        />
      </div>
    </ShortcutsEnabled>
  )
}
