import type { Step } from '#app/lib/create-machine.ts'
import {
  enteringContact,
  clean,
  type Ending,
  type VerificationCommand,
  type VerificationState,
} from './contact-verification.states.ts'
import type { PendingVerification } from './pending-verification.ts'

export type VerificationStep = Step<VerificationState, VerificationCommand>

/** What tells one proof from another. */
export interface VerificationRules {
  /** How long after one verification the next may be asked for, in milliseconds. */
  resendAfterMs: number
  /** What was proved sets a new password; otherwise the proof is all that is wanted. */
  setsPassword: boolean
}

/** The next state, and what is wanted with it. */
export const step = (state: VerificationState, ...effects: VerificationCommand[]): VerificationStep => ({
  state,
  commands: effects,
})

/** A challenge is solved, and then a verification asked for. */
export const start = (attempt: number, switches: number, ticket: PendingVerification | null): VerificationStep =>
  step(
    { kind: 'starting', attempt: attempt + 1, ...clean, sent: false, methodSwitches: switches, ticket },
    { kind: 'prove', attempt: attempt + 1 },
  )
/** Back to its beginning: the verification is over. */
export const end = (attempt: number, ending: Ending): VerificationStep =>
  step(enteringContact(attempt + 1, ending), { kind: 'forget' }, { kind: 'forgetSecrets' })
/** It is done; `value` is the contact, as far as a verification has begun. */
export const finish = (attempt: number, value = ''): VerificationStep =>
  step(
    { kind: 'finished', attempt, ...clean },
    { kind: 'forget' },
    { kind: 'forgetSecrets' },
    { kind: 'finish', value },
  )
