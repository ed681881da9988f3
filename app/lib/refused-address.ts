import { createEvent } from 'effector'
import { keepTold } from './keep-told.ts'

/** An address from outside that the guard has refused. */
export interface RefusedAddress {
  address: string
  reason: string
  /** Somebody would have been led there now, and has to be told why nothing happens. */
  followed: boolean
}

/** Told by whoever asked the guard. */
export const addressRefused = createEvent<RefusedAddress>()
/** What nobody has been told of yet. */
export const $addressesRefused = keepTold(addressRefused)
