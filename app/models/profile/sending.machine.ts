import type { Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import type { Step, Transition } from '#app/lib/create-machine.ts'
import type { Problem } from '#app/models/sign-in/problems.ts'

/*
 * Something that is sent by a press: a form, or one of several things of a list (its `subject`). One goes at a time, a second press
 * sends nothing; each sending has a number, and what comes of an earlier one is late. Where nobody knows whether it was done, what was
 * typed stays and the server is asked.
 */

/** What is wrong, by the names of the form's fields. */
export type Problems = Readonly<Partial<Record<string, Problem>>>

export interface SendingState {
  kind: 'ready' | 'sending'
  attempt: number
  /** What was sent last, or is being sent. */
  subject: string
  problems: Problems
  failure: Failure | null
  /** What was sent last was accepted, and nothing has changed since its answer. */
  done: boolean
  /** Something was changed after it was sent and before its answer: what was accepted is not all that the form holds. */
  later: boolean
}

export type SendingEvent =
  | { kind: 'submitted'; subject: string; problems: Problems }
  | { kind: 'changed'; field: string }
  | { kind: 'accepted'; attempt: number }
  | { kind: 'failed'; attempt: number; failure: Failure; problems: Problems }
  | { kind: 'left' }
  /** Another player is here: what comes of an earlier sending is nobody's any more. */
  | { kind: 'forgotten' }

export type SendingEffect =
  | { kind: 'send'; attempt: number; subject: string }
  /** What is secret must not stay in the form. */
  | { kind: 'forgetSecrets' }
  | { kind: 'finish'; subject: string }
  /** Nobody knows whether it was done. */
  | { kind: 'ask' }

const clean = { problems: {}, failure: null, done: false, later: false } as const
export const initialSending: SendingState = { kind: 'ready', attempt: 0, subject: '', ...clean }

type SendingStep = Step<SendingState, SendingEffect>
const step = (state: SendingState, ...effects: SendingEffect[]): SendingStep => ({ state, commands: effects })

function submitted(state: SendingState, { subject, problems }: SendingEvent & { kind: 'submitted' }): SendingStep {
  if (state.kind === 'sending') return step(state)
  if (Object.keys(problems).length > 0) return step({ ...state, ...clean, subject, problems })
  const attempt = state.attempt + 1
  return step({ kind: 'sending', attempt, subject, ...clean }, { kind: 'send', attempt, subject })
}

function changed(state: SendingState, field: string): SendingStep {
  if (state.kind === 'sending') return step(state.later ? state : { ...state, later: true })
  if (state.failure === null && !state.done && state.problems[field] === undefined) return step(state)
  const { [field]: _, ...problems } = state.problems
  return step({ ...state, problems, failure: null, done: false, later: false })
}

/** The whole workflow. */
export const sendingStep: Transition<SendingState, SendingEvent, SendingEffect> = (state, event) => {
  if ('attempt' in event && event.attempt !== state.attempt) return step(state)
  switch (event.kind) {
    case 'submitted':
      return submitted(state, event)
    case 'changed':
      return changed(state, event.field)
    case 'accepted':
      if (state.kind !== 'sending') return null
      return step(
        { ...state, kind: 'ready', ...clean, done: true, later: state.later },
        { kind: 'forgetSecrets' },
        { kind: 'finish', subject: state.subject },
      )
    case 'failed': {
      if (state.kind !== 'sending') return null
      const { failure, problems } = event
      const next: SendingState = { ...state, ...clean, kind: 'ready', failure, problems }
      // A refusal empties what is secret; what may have been done says nothing against it, so nothing is lost.
      return step(next, isOutcomeUnknown(failure) ? { kind: 'ask' } : { kind: 'forgetSecrets' })
    }
    case 'forgotten':
      return step({ ...initialSending, attempt: state.attempt + 1 }, { kind: 'forgetSecrets' })
    case 'left':
      return step(state.kind === 'sending' ? state : { ...state, ...clean }, { kind: 'forgetSecrets' })
  }
}
