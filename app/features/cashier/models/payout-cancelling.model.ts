import { createStore, sample } from 'effector'
import { errorCode } from '#contract/errors/codes.ts'
import { cancelPayout } from '#contract/money/withdrawals.ts'
import { failureCode } from '#app/http/failure.ts'
import { $clock, requireClock, ticked } from '#app/models/clock/clock.model.ts'
import { createSubmission } from '#app/models/forms/submission.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { withdrawalClosed, withdrawalConfirmed } from './withdrawal.model.ts'
import { withdrawalsChanged, withdrawalsOutdated } from '#app/models/payments/withdrawal-refresh.model.ts'

/** A locked payout is read again, and may then be cancelled again. */
const LOCK_WAIT_MS = 5000

/** Cancels an open payout. Repeating it changes nothing. */
export const payoutCancelling = createSubmission<{ id: number; amount: number }, { amount: number }>({
  name: 'payout cancelling',
  // Only the list shows which withdrawals are still open, after any response.
  refresh: withdrawalsChanged,
  subjectOf: ({ id }) => String(id),
  async send({ http }, { id, amount }, { signal }) {
    await http.call(cancelPayout, { params: { id } }, signal)
    return { amount }
  },
})
const { $state, submitted } = payoutCancelling
const failed = $state.updates.filterMap((state) => (state.kind === 'failed' ? state.failure : undefined))

sample({ clock: failed, target: withdrawalsOutdated })

/** Error 20: the device time from which the payout may be cancelled again; `null` without a lock. */
export const $payoutLockedUntil = createStore<number | null>(null).reset(submitted, sessionReset)
sample({
  clock: failed.filter({ fn: (failure) => failureCode(failure) === errorCode.locked }),
  source: $clock,
  fn: (clock) => requireClock(clock).machineNow() + LOCK_WAIT_MS,
  target: $payoutLockedUntil,
})
const lockEnded = sample({
  clock: ticked,
  source: { clock: $clock, until: $payoutLockedUntil },
  filter: ({ clock, until }) => until !== null && requireClock(clock).machineNow() >= until,
})
$payoutLockedUntil.reset(lockEnded)
sample({ clock: lockEnded, target: withdrawalsOutdated })

// The message of the last withdrawal or cancellation goes with the next one.
sample({ clock: submitted, target: withdrawalClosed })
sample({ clock: withdrawalConfirmed, target: payoutCancelling.changed })
