import { createEvent } from 'effector'

/** An untrusted URL that `guardAddress` rejected. */
export interface RejectedUrl {
  url: string
  reason: string
  /** Whether the user tried to open it. They then see a notice. */
  isNavigation: boolean
}

/** `guardAddress` rejected a URL. The caller of the guard fires it. */
export const urlRejected = createEvent<RejectedUrl>()
