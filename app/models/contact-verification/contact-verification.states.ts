import type { Failure } from '#app/http/failure.ts'
import type { PendingVerification } from './pending-verification.ts'

/*
 * The proof that a phone or an e-mail is at hand (`spec §2`, §4): the contact (step 0), the proof (step 1), and in a recovery a new
 * password (step 2). Times come with the events. Each call has a number, and what comes of an earlier one is late.
 */

export type VerificationField = 'contact' | 'code' | 'password' | 'again'
/** A code of the catalogue; a contact that nobody has. */
export type VerificationProblem = number | 'unknown'
export type VerificationProblems = Readonly<Partial<Record<VerificationField, VerificationProblem>>>

/**
 * Why the proof is at its beginning again. `perhapsDone`: it ended after a password was sent whose answer was not read, so
 * the password may be the new one.
 */
export type Ending = 'ended' | 'perhapsDone'

export type VerificationState = { attempt: number; problems: VerificationProblems; failure: Failure | null } &
  /** `sent`: the dialog was closed after a verification was asked for, and what comes of it is still on its way. */
  (
    | { kind: 'asking'; ending: Ending | null; lockedUntil: number | null; sent: boolean }
    /** A challenge is solved and a verification asked for; `ticket` is the one that runs meanwhile. */
    | { kind: 'starting'; sent: boolean; methodSwitches: number; ticket: PendingVerification | null }
    /**
     * `switches`: how many closed ways have led to this one, and to another that was refused. `triesLeft`: after a wrong code, where the
     * server says it.
     */
    | {
        kind: 'verifying'
        ticket: PendingVerification
        checking: boolean
        locked: boolean
        canResend: boolean
        methodSwitches: number
        triesLeft: number | null
      }
    | { kind: 'renewing'; ticket: PendingVerification; sending: boolean; unread: boolean }
    | { kind: 'finished' }
  )

export type VerificationEvent =
  /**
   * The dialog is shown; `stored` is what an earlier visit has left; `isAnother`: it is about another player or contact than what
   * is known here.
   */
  | { kind: 'opened'; stored: PendingVerification | null; isAnother: boolean; now: number }
  | { kind: 'asked'; problems: VerificationProblems }
  | { kind: 'changed'; field: VerificationField }
  | { kind: 'proved'; attempt: number; recaptcha: string }
  | { kind: 'begun'; attempt: number; ticket: PendingVerification; now: number }
  | { kind: 'codeEntered'; problems: VerificationProblems }
  | { kind: 'checked'; attempt: number; confirmed: boolean }
  | { kind: 'againWanted' }
  | { kind: 'passwordEntered'; problems: VerificationProblems }
  | { kind: 'passwordSet'; attempt: number }
  | { kind: 'failed'; attempt: number; failure: Failure; problems: VerificationProblems; now: number }
  /** A second has passed while the dialog is shown. */
  | { kind: 'ticked'; now: number }
  /** Another contact. */
  | { kind: 'restarted' }
  /** The dialog is closed. */
  | { kind: 'left' }
  /** It was another player's, or about a contact that is another by now. */
  | { kind: 'forgotten' }

export type VerificationCommand =
  | { kind: 'prove'; attempt: number }
  | { kind: 'send'; attempt: number; recaptcha: string }
  | { kind: 'checkCode'; attempt: number; ticket: PendingVerification }
  | { kind: 'checkArrival'; attempt: number; ticket: PendingVerification }
  | { kind: 'setPassword'; attempt: number; ticket: PendingVerification }
  | { kind: 'keep'; ticket: PendingVerification }
  | { kind: 'forget' }
  | { kind: 'forgetSecrets' }
  | { kind: 'finish'; value: string }

/** Nothing is wrong. */
export const clean = { problems: {}, failure: null } as const
/** Step 0. */
export const enteringContact = (
  attempt: number,
  ending: Ending | null = null,
): Extract<VerificationState, { kind: 'asking' }> => ({
  kind: 'asking',
  attempt,
  ...clean,
  ending,
  lockedUntil: null,
  sent: false,
})
/** Step 1. */
export const verifying = (
  attempt: number,
  ticket: PendingVerification,
  now: number,
  switches = 0,
): Extract<VerificationState, { kind: 'verifying' }> => ({
  kind: 'verifying',
  attempt,
  ...clean,
  ticket,
  checking: false,
  locked: ticket.lockedUntil > now,
  canResend: ticket.resendAvailableAt <= now,
  methodSwitches: switches,
  triesLeft: null,
})
/** Step 2. */
export const settingPassword = (attempt: number, ticket: PendingVerification): VerificationState => ({
  kind: 'renewing',
  attempt,
  ...clean,
  ticket,
  sending: false,
  unread: false,
})
export const initialVerification: VerificationState = enteringContact(0)
