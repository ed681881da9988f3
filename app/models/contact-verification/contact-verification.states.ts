import type { ContactKind } from '#contract/player/verification.ts'
import type { Failure } from '#app/http/failure.ts'
import type { PendingVerification } from './pending-verification.ts'

/*
 * Verifies a player's phone or e-mail (`spec §2`, §4): enter the contact, confirm it by a code, a call or a text, and
 * in a recovery set a new password. Times come with the events.
 */

export interface Contact {
  kind: ContactKind
  value: string
}

/** Why the workflow is back at its beginning. `outcomeUnknown`: the password may have been changed. */
export type Ending = 'ended' | 'outcomeUnknown'

/** `failure`: of the last request, until something is typed. */
export type VerificationState = { failure: Failure | null } & (
  | { kind: 'enteringContact'; ending: Ending | null; lockedUntil: number | null }
  /**
   * Solves a challenge, then requests a verification (`sent`). `pending` is the one that a resend replaces;
   * `methodSwitches` counts the methods that were closed.
   */
  | {
      kind: 'starting'
      contact: Contact
      sent: boolean
      methodSwitches: number
      pending: PendingVerification | null
    }
  /** `triesLeft`: after a wrong code, if the server returns it. */
  | {
      kind: 'verifying'
      pending: PendingVerification
      checking: boolean
      locked: boolean
      canResend: boolean
      methodSwitches: number
      triesLeft: number | null
    }
  /** `outcomeUnknown`: an earlier request may have changed the password. */
  | { kind: 'settingPassword'; pending: PendingVerification; sending: boolean; outcomeUnknown: boolean }
  | { kind: 'finished'; contact: string }
)

export type VerificationEvent =
  /** The dialog is open; `stored` is the verification that an earlier visit started. */
  | { kind: 'opened'; stored: PendingVerification | null; now: number }
  | { kind: 'contactSubmitted'; contact: Contact }
  | { kind: 'changed' }
  | { kind: 'challengeSolved'; recaptcha: string }
  | { kind: 'started'; pending: PendingVerification; now: number }
  | { kind: 'codeSubmitted'; code: string }
  | { kind: 'checked'; confirmed: boolean }
  | { kind: 'resendRequested' }
  | { kind: 'passwordSubmitted'; password: string }
  | { kind: 'passwordSet' }
  | { kind: 'failed'; failure: Failure; now: number }
  /** A second has passed while the dialog is open. */
  | { kind: 'ticked'; now: number }
  /** The player wants to enter another contact. */
  | { kind: 'restarted' }
  | { kind: 'closed' }
  /** Another player, or another contact. */
  | { kind: 'reset' }

export type VerificationCommand =
  | { kind: 'solveChallenge' }
  | { kind: 'send'; contact: Contact; recaptcha: string }
  | { kind: 'checkCode'; pending: PendingVerification; code: string }
  | { kind: 'checkArrival'; pending: PendingVerification }
  | { kind: 'setPassword'; pending: PendingVerification; password: string }
  | { kind: 'save'; pending: PendingVerification }
  | { kind: 'clearSaved' }

type StateOf<Kind extends VerificationState['kind']> = Extract<VerificationState, { kind: Kind }>

export const enteringContact = (ending: Ending | null = null): StateOf<'enteringContact'> => ({
  kind: 'enteringContact',
  failure: null,
  ending,
  lockedUntil: null,
})

export const verifying = (pending: PendingVerification, now: number, methodSwitches = 0): StateOf<'verifying'> => ({
  kind: 'verifying',
  failure: null,
  pending,
  checking: false,
  locked: pending.lockedUntil > now,
  canResend: pending.resendAvailableAt <= now,
  methodSwitches,
  triesLeft: null,
})

export const settingPassword = (pending: PendingVerification): StateOf<'settingPassword'> => ({
  kind: 'settingPassword',
  failure: null,
  pending,
  sending: false,
  outcomeUnknown: false,
})

export const initialVerification: VerificationState = enteringContact()
