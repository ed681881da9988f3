import { createEvent, createStore, sample } from 'effector'
import { confirmSignIn, readTicket } from '#contract/player/second-factor.ts'
import { errorCode } from '#contract/errors/codes.ts'
import type { Failure } from '#app/http/failure.ts'
import { createSubmission } from '#app/models/forms/submission.ts'
import { sessionReset } from '#app/models/session/session-reset.ts'
import { signedIn } from '#app/models/session/session.model.ts'
import { keepDevice } from './remembered-device.ts'

/** The ticket of a rejected sign-in whose second factor is asked; `null` for any other failure. */
export function ticketOf(failure: Failure): string | null {
  if (failure.kind !== 'rejected' || failure.code !== errorCode.secondFactorNeeded) return null
  return readTicket(failure.data) || null
}

/** The first step was right, with the ticket of the second. */
export const secondStepNeeded = createEvent<string>()
/** The player goes back to the first step. */
export const secondStepLeft = createEvent()

/** The ticket of a sign-in that waits for its second step. It stays when the dialog is closed: the code may be elsewhere. */
export const $ticket = createStore<string | null>(null, { serialize: 'ignore' })
  .on(secondStepNeeded, (_, ticket) => ticket)
  .reset(secondStepLeft, sessionReset)

export interface SecondStepFields {
  code: string
  /** Not to be asked again on this device. */
  remember: boolean
}

/** Finishes a sign-in by a code; returns the token. */
export const secondStepSubmission = createSubmission<SecondStepFields & { ticket: string }, string>({
  name: 'second step of the sign-in',
  endsWithForm: true,
  async send({ http, storage }, { ticket, code, remember }, { signal }) {
    const device = remember ? { device: keepDevice(storage) } : {}
    return (await http.call(confirmSignIn, { body: { ticket, code, remember, ...device } }, signal)).token
  },
})
sample({ clock: secondStepSubmission.accepted, target: signedIn })
