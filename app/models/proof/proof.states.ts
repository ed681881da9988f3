import type { Failure } from '#app/http/failure.ts'
import type { Ticket } from './ticket.ts'

/*
 * The proof that a phone or an e-mail is at hand (`spec §2`, §4): the contact (step 0), the proof (step 1), and in a recovery a new
 * password (step 2). Times come with the events. Each call has a number, and what comes of an earlier one is late.
 */

export type ProofField = 'contact' | 'code' | 'password' | 'again'
/** A code of the catalogue; a contact that nobody has. */
export type ProofProblem = number | 'unknown'
export type ProofProblems = Readonly<Partial<Record<ProofField, ProofProblem>>>

/**
 * Why the proof is at its beginning again. `perhapsDone`: it ended after a password was sent whose answer was not read, so
 * the password may be the new one.
 */
export type Ending = 'ended' | 'perhapsDone'

export type ProofState = { attempt: number; problems: ProofProblems; failure: Failure | null } &
  /** `sent`: the dialog was closed after a verification was asked for, and what comes of it is still on its way. */
  (
    | { kind: 'asking'; ending: Ending | null; freeAt: number | null; sent: boolean }
    /** A challenge is solved and a verification asked for; `ticket` is the one that runs meanwhile. */
    | { kind: 'starting'; sent: boolean; switches: number; ticket: Ticket | null }
    /**
     * `switches`: how many closed ways have led to this one, and to another that was refused. `triesLeft`: after a wrong code, where the
     * server says it.
     */
    | {
        kind: 'verifying'
        ticket: Ticket
        checking: boolean
        locked: boolean
        mayRepeat: boolean
        switches: number
        triesLeft: number | null
      }
    | { kind: 'renewing'; ticket: Ticket; sending: boolean; unread: boolean }
    | { kind: 'finished' }
  )

export type ProofEvent =
  /**
   * The dialog is shown; `stored` is what an earlier visit has left; `isAnother`: it is about another player or contact than what
   * is known here.
   */
  | { kind: 'opened'; stored: Ticket | null; isAnother: boolean; now: number }
  | { kind: 'asked'; problems: ProofProblems }
  | { kind: 'changed'; field: ProofField }
  | { kind: 'proved'; attempt: number; recaptcha: string }
  | { kind: 'begun'; attempt: number; ticket: Ticket; now: number }
  | { kind: 'codeEntered'; problems: ProofProblems }
  | { kind: 'checked'; attempt: number; confirmed: boolean }
  | { kind: 'againWanted' }
  | { kind: 'passwordEntered'; problems: ProofProblems }
  | { kind: 'passwordSet'; attempt: number }
  | { kind: 'failed'; attempt: number; failure: Failure; problems: ProofProblems; now: number }
  /** A second has passed while the dialog is shown. */
  | { kind: 'ticked'; now: number }
  /** Another contact. */
  | { kind: 'restarted' }
  /** The dialog is closed. */
  | { kind: 'left' }
  /** It was another player's, or about a contact that is another by now. */
  | { kind: 'forgotten' }

export type ProofEffect =
  | { kind: 'prove'; attempt: number }
  | { kind: 'send'; attempt: number; recaptcha: string }
  | { kind: 'checkCode'; attempt: number; ticket: Ticket }
  | { kind: 'checkArrival'; attempt: number; ticket: Ticket }
  | { kind: 'setPassword'; attempt: number; ticket: Ticket }
  | { kind: 'keep'; ticket: Ticket }
  | { kind: 'forget' }
  | { kind: 'forgetSecrets' }
  | { kind: 'finish'; value: string }

/** Nothing is wrong. */
export const clean = { problems: {}, failure: null } as const
/** Step 0. */
export const asking = (attempt: number, ending: Ending | null = null): Extract<ProofState, { kind: 'asking' }> => ({
  kind: 'asking',
  attempt,
  ...clean,
  ending,
  freeAt: null,
  sent: false,
})
/** Step 1. */
export const verifying = (
  attempt: number,
  ticket: Ticket,
  now: number,
  switches = 0,
): Extract<ProofState, { kind: 'verifying' }> => ({
  kind: 'verifying',
  attempt,
  ...clean,
  ticket,
  checking: false,
  locked: ticket.freeAt > now,
  mayRepeat: ticket.repeatAt <= now,
  switches,
  triesLeft: null,
})
/** Step 2. */
export const renewing = (attempt: number, ticket: Ticket): ProofState => ({
  kind: 'renewing',
  attempt,
  ...clean,
  ticket,
  sending: false,
  unread: false,
})
export const initialProof: ProofState = asking(0)
