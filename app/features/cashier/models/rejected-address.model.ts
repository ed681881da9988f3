import { createEvent, createStore, sample } from 'effector'
import { leaveRejected } from '#app/models/payments/leave-to.ts'

/** The form is on the page, or no longer: while it is, it shows a rejected address itself. */
export const depositFormOpened = createEvent()
export const depositFormClosed = createEvent()
/** A new deposit is sent: the message about the last one no longer applies. */
export const rejectionCleared = createEvent()

export const $isFormOpen = createStore(false)
  .on(depositFormOpened, () => true)
  .on(depositFormClosed, () => false)

/** The guard rejected the payment page of the created deposit. */
export const $isAddressRejected = createStore(false)
  .on(leaveRejected, () => true)
  .reset(depositFormOpened, rejectionCleared)

/** An address was rejected on a page that has no message of its own. */
export const rejectedOutsideForm = sample({
  clock: leaveRejected,
  source: $isFormOpen,
  filter: (isFormOpen) => !isFormOpen,
  fn: (_, rejected) => rejected,
})
