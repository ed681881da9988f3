import type { Failure } from '#app/http/failure.ts'
import type { PaymentKey, PaymentReading } from '#app/queries/payments.ts'
import type { ExitReason } from '#app/models/payments/payment-exit.model.ts'
import type { PaymentAction } from './payment-rules.ts'

/** What the browser remembers of a payment until its end, so that a reload or another tab goes on where it was. */
export interface PaymentMarks {
  /** Server time in milliseconds; `null` before the first read. */
  deadline: number | null
  /** A card was submitted. */
  submitted: boolean
  /** A card was sent, and its outcome is not known yet: the page may have been left or reloaded meanwhile. */
  sent: boolean
  /** The player has reported the transfer as made. */
  claimed: boolean
  /** The last address that was opened by itself. */
  followed: string
}

export const noMarks: PaymentMarks = { deadline: null, submitted: false, sent: false, claimed: false, followed: '' }

/**
 * What the player's action came to. `unknown`: its outcome is not known, and `reads` later reads did not show it.
 * `unconfirmed`: it probably did not arrive, so it can be repeated.
 */
export type PaymentActionState =
  | { kind: 'idle' }
  | { kind: 'sending'; action: PaymentAction }
  | { kind: 'unknown'; action: PaymentAction; reads: number }
  | { kind: 'unconfirmed'; action: PaymentAction }
  | { kind: 'rejected'; action: PaymentAction; failure: Failure }
  | { kind: 'leaving' }

/**
 * `loading`: the first read runs. `unread`: it had no response, and polling goes on. `failed`: the server rejected it.
 * `isLate`: the time to pay is over, which does not end a payment. `isStale`: the last read failed.
 */
export type PaymentState =
  | { kind: 'closed' }
  | { kind: 'loading'; key: PaymentKey; marks: PaymentMarks }
  | { kind: 'unread' | 'failed'; key: PaymentKey; marks: PaymentMarks; failure: Failure }
  | { kind: 'missing'; key: PaymentKey }
  | OpenPayment
  | { kind: 'ended'; key: PaymentKey; reading: PaymentReading; readAt: number }

export interface OpenPayment {
  kind: 'open'
  key: PaymentKey
  marks: PaymentMarks
  reading: PaymentReading
  actionState: PaymentActionState
  deadline: number
  isLate: boolean
  isStale: boolean
  /** Server time of the last read. */
  readAt: number
}

/** A card as the inputs have it. */
export interface SubmittedCard {
  number: string
  month: string
  year: string
  code: string
}
/** Reads the inputs of the card form, so that no event or store holds card data. */
export type ReadCard = () => SubmittedCard

export type PaymentEvent =
  | { kind: 'opened'; key: PaymentKey; marks: PaymentMarks }
  | { kind: 'closed' }
  /** The marks as all tabs have written them: comes before each read and press. */
  | { kind: 'marksSynced'; marks: PaymentMarks }
  | { kind: 'read'; reading: PaymentReading; now: number }
  | { kind: 'readFailed'; failure: Failure }
  /** The player reads again after a failure. */
  | { kind: 'retried' }
  | { kind: 'pressed'; action: 'card'; readCard: ReadCard }
  | { kind: 'pressed'; action: 'confirm' | 'cancel' }
  | { kind: 'accepted'; action: PaymentAction; url: string }
  | { kind: 'rejected'; action: PaymentAction; failure: Failure }
  /** The player opens the announced address again. */
  | { kind: 'followPressed' }
  | { kind: 'deadlinePassed' }
  /** The tab is visible again, or the page was restored for Back. */
  | { kind: 'resumed' }

export type PaymentCommand =
  | { kind: 'ask' }
  | { kind: 'save'; key: PaymentKey; marks: PaymentMarks }
  | { kind: 'forget'; key: PaymentKey }
  | { kind: 'pay'; key: PaymentKey; readCard: ReadCard }
  | { kind: 'update'; key: PaymentKey; action: 'confirm' | 'cancel'; gateway: string }
  | { kind: 'leave'; url: string }
  | { kind: 'exit'; path: string; reason: ExitReason | null; id: string }
  /** The player's money may have changed. */
  | { kind: 'changed' }
