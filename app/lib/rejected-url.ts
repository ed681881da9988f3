import { createEvent } from 'effector'
import { bufferEvents } from './buffer-events.ts'

/** An address from outside that the guard has refused. */
export interface RejectedUrl {
  url: string
  reason: string
  /** Somebody would have been led there now, and has to be told why nothing happens. */
  isNavigation: boolean
}

/** Told by whoever asked the guard. */
export const urlRejected = createEvent<RejectedUrl>()
/** What nobody has been told of yet. */
export const $rejectedUrls = bufferEvents(urlRejected)
