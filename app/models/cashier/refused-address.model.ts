import { createEvent, createStore, sample } from 'effector'
import { leaveRefused } from '#app/models/payments/leave-to.ts'

/** The form is on the page, or no longer: while it is, it shows a refused address itself. */
export const depositFormOpened = createEvent()
export const depositFormClosed = createEvent()
/** A new deposit is sent: the message about the last one no longer applies. */
export const refusalCleared = createEvent()

const $isFormOpen = createStore(false)
  .on(depositFormOpened, () => true)
  .on(depositFormClosed, () => false)

/** The guard refused the payment page of the created deposit. */
export const $isAddressRefused = createStore(false)
  .on(leaveRefused, () => true)
  .reset(depositFormOpened, refusalCleared)

/** An address was refused on a page that has no message of its own. */
export const refusedOutsideForm = sample({
  clock: leaveRefused,
  source: $isFormOpen,
  filter: (isFormOpen) => !isFormOpen,
  fn: (_, refused) => refused,
})
