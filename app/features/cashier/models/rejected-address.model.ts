import { createEvent, createStore } from 'effector'
import { depositFormOpened } from '#app/models/payments/deposit-form.model.ts'
import { leaveRejected } from '#app/models/payments/leave-to.ts'

/** A new deposit is sent: the message about the last one no longer applies. */
export const rejectionCleared = createEvent()

/** The guard rejected the payment page of the created deposit. */
export const $isAddressRejected = createStore(false)
  .on(leaveRejected, () => true)
  .reset(depositFormOpened, rejectionCleared)
