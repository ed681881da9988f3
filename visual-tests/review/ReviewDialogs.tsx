import { FinishDialog, KeysDialog, RejectDialog, type Apply } from './dialogs.tsx'
import { openInGroup, type Judging, type JudgingEvent } from './judging.ts'

export type OpenDialog = 'reject' | 'finish' | 'keys' | null

interface ReviewDialogsProps {
  dialog: OpenDialog
  onDialog: (dialog: OpenDialog) => void
  state: Judging
  send: (event: JudgingEvent) => void
  hasShortcuts: boolean
  onShortcuts: (hasShortcuts: boolean) => void
  /** Approves on the server; `null` for a page that was opened from disk. */
  apply: Apply | null
  folder: string
}

/** The dialogs of the page, of which one is open at most. */
export function ReviewDialogs({
  dialog,
  onDialog,
  state,
  send,
  hasShortcuts,
  onShortcuts,
  apply,
  folder,
}: ReviewDialogsProps) {
  const setOpen = (name: OpenDialog) => (open: boolean) => onDialog(open ? name : null)
  return (
    <>
      <RejectDialog
        open={dialog === 'reject'}
        onOpenChange={setOpen('reject')}
        groupSize={openInGroup(state).length}
        onReject={(note, scope) => {
          onDialog(null)
          send({ type: 'rejected', note, scope })
        }}
      />
      <KeysDialog
        open={dialog === 'keys'}
        onOpenChange={setOpen('keys')}
        hasShortcuts={hasShortcuts}
        onShortcuts={onShortcuts}
      />
      <FinishDialog
        open={dialog === 'finish'}
        onOpenChange={setOpen('finish')}
        state={state}
        apply={apply}
        folder={folder}
        onApplied={(ids) => send({ type: 'applied', ids })}
      />
    </>
  )
}
