import { createEvent } from 'effector'
import type { Failure } from '#app/http/failure.ts'
import type { ReachedLevel } from '#app/models/alerts/alerts.model.ts'
import type { PaymentExited } from '#app/models/payments/payment-exit.model.ts'
import type { SessionEndReason } from '#app/models/session/session.machine.ts'

/*
 * Events that a toast reports. `start/notices` loads the texts of each and raises its notice; it is part of the first chunk,
 * so that an event before the deferred start is not lost.
 */

export type Announcement =
  | { kind: 'levelReached'; reached: ReachedLevel }
  /** The win in rubles, or `null` if the bonus was lost. */
  | { kind: 'bonusEnded'; win: number | null }
  /** A toggle was rolled back, or its outcome is unknown. */
  | { kind: 'favouriteFailed'; failure: Failure }
  /** The guard rejected the address of a link that was pressed. */
  | { kind: 'linkRejected' }
  /** The guard rejected the address of a payment page, and no form shows it. */
  | { kind: 'paymentAddressRejected' }
  | ({ kind: 'paymentExited' } & PaymentExited)
  | { kind: 'sessionEnded'; reason: SessionEndReason }
  /** The ended session may still be active on the server. */
  | { kind: 'signOutUnconfirmed' }
  | { kind: 'passwordRecovered' }
  /** The account was created, but its promo code was rejected with this error code. */
  | { kind: 'promoCodeRejected'; code: number }

/** Something happened that a toast reports. */
export const announced = createEvent<Announcement>()
