import { useEffect, useRef, useState } from 'react'
import {
  Alert,
  Button,
  CopyButton,
  Dialog,
  Heading,
  Inline,
  Segmented,
  Stack,
  Switch,
  Text,
  TextArea,
} from '#ui/index.ts'
import type { Approval } from '../approve.ts'
import type { ReportedFinding } from '../report.ts'
import { approveCommand, countOf } from './describe.ts'
import { findingsWith, progressOf, pullRequestText, type Judging } from './judging.ts'
import { keyDescriptions } from './keys.ts'
import { scrollable } from './PictureFrame.tsx'
import * as styles from './review.css.ts'

interface RejectDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Open changes of the group. */
  groupSize: number
  onReject: (note: string, scope: 'one' | 'group') => void
}

/** The form mounts with the dialog, so it starts empty each time. */
function RejectForm({ groupSize, onReject }: Pick<RejectDialogProps, 'groupSize' | 'onReject'>) {
  const [note, setNote] = useState('')
  const [scope, setScope] = useState<'one' | 'group'>(groupSize > 1 ? 'group' : 'one')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const reject = () => onReject(note, scope)
  return (
    <Stack gap={4}>
      <TextArea
        ref={field}
        label="What is wrong?"
        hint="Enter rejects, Shift + Enter starts a line. The note goes into the text for the pull request."
        rows={3}
        value={note}
        onValueChange={setNote}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          reject()
        }}
      />
      {groupSize > 1 ? (
        <Segmented
          label="What to reject"
          segments={[
            { value: 'group', label: `All ${groupSize} with this cause` },
            { value: 'one', label: 'This one' },
          ]}
          value={scope}
          onValueChange={setScope}
        />
      ) : null}
      <Button tone="primary" wide onClick={reject}>
        Reject
      </Button>
    </Stack>
  )
}

/** Asks for the note of a rejection. */
export function RejectDialog({ open, onOpenChange, ...form }: RejectDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Reject" shape="adaptive">
      <RejectForm {...form} />
    </Dialog>
  )
}

interface KeysDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  hasShortcuts: boolean
  onShortcuts: (hasShortcuts: boolean) => void
}

/** The keys of the page, and a switch that turns them off. */
export function KeysDialog({ open, onOpenChange, hasShortcuts, onShortcuts }: KeysDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keys" shape="adaptive">
      <Stack gap={5}>
        <Switch
          label="Keyboard shortcuts"
          hint="Turn them off if speech input or a stray key triggers them."
          checked={hasShortcuts}
          onCheckedChange={onShortcuts}
        />
        <dl className={styles.keys}>
          {keyDescriptions.map(({ keys, text }) => [
            <dt key={`${text} keys`}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>,
            <dd key={text}>{text}</dd>,
          ])}
        </dl>
      </Stack>
    </Dialog>
  )
}

/** Approves findings on the server of the page. */
export type Apply = (findings: readonly ReportedFinding[]) => Promise<Approval>

interface FinishDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  state: Judging
  /** `null` for a page that was opened from disk. */
  apply: Apply | null
  /** The folder of the report, for the command. */
  folder: string
  onApplied: (ids: readonly string[]) => void
}

function ApplyApprovals({
  findings,
  apply,
  onApplied,
}: {
  findings: ReportedFinding[]
  apply: Apply
  onApplied: FinishDialogProps['onApplied']
}) {
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<Approval | null>(null)
  const run = async () => {
    setIsBusy(true)
    const result = await apply(findings)
    setIsBusy(false)
    setOutcome(result)
    onApplied(result.approved)
  }
  return (
    <Stack gap={3}>
      {outcome === null ? null : (
        <Alert
          tone={outcome.problem === null && outcome.rejected.length === 0 ? 'positive' : 'negative'}
          title={outcome.problem ?? `${countOf(outcome.approved.length, 'change')} approved`}
        >
          {outcome.rejected.length === 0
            ? 'Commit visual-tests/baselines and visual-tests/trees together with the change.'
            : outcome.rejected.map(({ id, reason }) => <p key={id}>{`${id}: ${reason}`}</p>)}
        </Alert>
      )}
      {findings.length === 0 ? null : (
        <Button tone="primary" wide busy={isBusy} onClick={() => void run()}>
          Apply {countOf(findings.length, 'approval')}
        </Button>
      )}
    </Stack>
  )
}

function FinishContent({ state, apply, folder, onApplied }: Omit<FinishDialogProps, 'open' | 'onOpenChange'>) {
  const approved = findingsWith(state, 'approved')
  const rejected = findingsWith(state, 'rejected')
  const text = pullRequestText(state)
  const { judged, total, broken } = progressOf(state)
  return (
    <Stack gap={5}>
      {judged < total ? (
        <Alert tone="neutral" title={`${countOf(total - judged, 'change')} still open`} announced={false} />
      ) : null}
      <Stack gap={3}>
        <Heading level={3} size={17}>
          Approved: {approved.length}
        </Heading>
        {apply === null ? (
          approved.length === 0 ? null : (
            <>
              <Text size={13} tone="muted">
                Run this in a checkout of the same commit. It moves the files of this report, checked by their hash.
              </Text>
              <pre className={styles.diff} {...scrollable} aria-label="Command">
                {approveCommand(approved, folder)}
              </pre>
              <Inline>
                <CopyButton label="Copy command" text={approveCommand(approved, folder)} />
              </Inline>
            </>
          )
        ) : (
          <ApplyApprovals findings={approved} apply={apply} onApplied={onApplied} />
        )}
      </Stack>
      <Stack gap={3}>
        <Heading level={3} size={17}>
          {broken === 0 ? `Rejected: ${rejected.length}` : `Rejected: ${rejected.length}, faults to fix: ${broken}`}
        </Heading>
        {text === '' ? null : (
          <>
            <Text size={13} tone="muted">
              The run stays red until a new run passes without them.
            </Text>
            <pre className={styles.diff} {...scrollable} aria-label="Text for the pull request">
              {text}
            </pre>
            <Inline>
              <CopyButton label="Copy text" text={text} />
            </Inline>
          </>
        )}
      </Stack>
    </Stack>
  )
}

/** The end of a review: applies approvals, and shows rejections and faults as a text for the pull request. */
export function FinishDialog({ open, onOpenChange, ...content }: FinishDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Finish the review" shape="adaptive">
      <div className={styles.finish}>
        <FinishContent {...content} />
      </div>
    </Dialog>
  )
}
