import type { Step } from '#app/lib/state/create-workflow.ts'
import {
  enteringContact,
  type Contact,
  type Ending,
  type VerificationCommand,
  type VerificationState,
} from './contact-verification.states.ts'
import type { PendingVerification } from './pending-verification.ts'

export type VerificationStep = Step<VerificationState, VerificationCommand>

/** What differs between a recovery and a confirmation. */
export interface VerificationRules {
  /** How long after one verification the next may be requested, in milliseconds. */
  resendAfterMs: number
  /** Whether a new password follows. */
  setsPassword: boolean
}

export const step = (state: VerificationState, ...commands: VerificationCommand[]): VerificationStep => ({
  state,
  commands,
})

/** Requests a verification; `pending` is the one that it replaces. */
export const start = (
  contact: Contact,
  methodSwitches: number,
  pending: PendingVerification | null,
): VerificationStep =>
  step({ kind: 'starting', failure: null, contact, sent: false, methodSwitches, pending }, { kind: 'solveChallenge' })

/** Back to the beginning: the verification is over. */
export const end = (ending: Ending | null): VerificationStep => step(enteringContact(ending), { kind: 'clearSaved' })

/** Done. `contact` is empty if no verification had started. */
export const finish = (contact = ''): VerificationStep =>
  step({ kind: 'finished', failure: null, contact }, { kind: 'clearSaved' })
