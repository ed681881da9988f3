import type { Step } from '#app/lib/create-machine.ts'
import { asking, clean, type Ending, type ProofEffect, type ProofState } from './proof.states.ts'
import type { Ticket } from './ticket.ts'

export type ProofStep = Step<ProofState, ProofEffect>

/** What tells one proof from another. */
export interface ProofRules {
  /** How long after one verification the next may be asked for, in milliseconds. */
  repeatAfter: number
  /** What was proved sets a new password; otherwise the proof is all that is wanted. */
  setsPassword: boolean
}

/** The next state, and what is wanted with it. */
export const step = (state: ProofState, ...effects: ProofEffect[]): ProofStep => ({ state, effects })

/** A challenge is solved, and then a verification asked for. */
export const start = (attempt: number, switches: number, ticket: Ticket | null): ProofStep =>
  step(
    { kind: 'starting', attempt: attempt + 1, ...clean, sent: false, switches, ticket },
    { kind: 'prove', attempt: attempt + 1 },
  )
/** Back to its beginning: the verification is over. */
export const end = (attempt: number, ending: Ending): ProofStep =>
  step(asking(attempt + 1, ending), { kind: 'forget' }, { kind: 'forgetSecrets' })
/** It is done; `value` is the contact, as far as a verification has begun. */
export const finish = (attempt: number, value = ''): ProofStep =>
  step(
    { kind: 'finished', attempt, ...clean },
    { kind: 'forget' },
    { kind: 'forgetSecrets' },
    { kind: 'finish', value },
  )
