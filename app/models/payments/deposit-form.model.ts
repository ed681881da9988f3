import { createEvent, createStore } from 'effector'

/** The form of a deposit is on the page, or no longer: while it is, it shows a rejected address of a payment page itself. */
export const depositFormOpened = createEvent()
export const depositFormClosed = createEvent()
export const $isDepositFormOpen = createStore(false)
  .on(depositFormOpened, () => true)
  .on(depositFormClosed, () => false)
