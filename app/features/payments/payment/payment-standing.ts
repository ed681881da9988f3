import type { Payment } from '#contract/money/payments.ts'
import { canLeaveTo } from '#app/models/payments/leave-to.ts'
import type { OpenPayment } from '../models/payment.states.ts'

type Awaited = Payment['awaited'] | undefined

/** The message of a payment that waits for others: `title` and `text` are keys of the texts. */
export function standingOf({ marks, reading }: Pick<OpenPayment, 'marks' | 'reading'>, awaited: Awaited) {
  if (awaited === 'house') return { title: 'phase.unknown', text: 'transfer.checkedText' } as const
  if (marks.submitted && canLeaveTo(marks.followed) && awaited === 'player')
    return { title: 'card.confirm', text: 'card.confirmText' } as const
  if (marks.submitted) return { title: 'phase.processing', text: 'working.asking' } as const
  if (reading.submitted === true) return { title: 'phase.unknown', text: 'transfer.checkedText' } as const
  const title = `phase.${reading.phase}` as const
  return awaited === 'player'
    ? ({ title, text: 'notify.unpaid' } as const)
    : ({ title, text: 'notify.doNotPay' } as const)
}

/** Whether a submitted card can be confirmed at the bank; without a timeline it is assumed. */
export const canFollowToBank = ({ marks }: Pick<OpenPayment, 'marks'>, awaited: Awaited): boolean =>
  marks.submitted && canLeaveTo(marks.followed) && (awaited ?? 'player') === 'player'
