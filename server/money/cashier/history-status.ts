import type { HistoryItem } from '#contract/money/history.ts'
import type { PayinStage } from '#server/money/payins/stages.ts'
import type { PayoutStage } from '#server/money/payouts/stages.ts'

/** The status of a stage in the history, and why. `status`: 0 in progress, 1 paid, 2 cancelled, 3 declined (`spec §4`). */
type HistoryStatus = Pick<HistoryItem, 'status' | 'reason'>

export const PAYIN_STATUSES: Readonly<Record<PayinStage, HistoryStatus>> = {
  open: { status: 0, reason: 'unpaid' },
  working: { status: 0, reason: 'checking' },
  disputed: { status: 0, reason: 'disputed' },
  paid: { status: 1, reason: '' },
  cancelled: { status: 2, reason: 'closed' },
  expired: { status: 2, reason: 'expired' },
  declined: { status: 3, reason: 'declined' },
}

export const PAYOUT_STATUSES: Readonly<Record<PayoutStage, HistoryStatus>> = {
  held: { status: 0, reason: 'held' },
  sent: { status: 0, reason: 'sent' },
  paid: { status: 1, reason: '' },
  cancelled: { status: 2, reason: 'cancelled' },
  returned: { status: 3, reason: 'returned' },
  refused: { status: 3, reason: 'refused' },
}
