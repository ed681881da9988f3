import type { Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import type { Step, Transition } from '#app/lib/create-machine.ts'
import type { Problem } from '#app/models/sign-in/problems.ts'

/*
 * A form, or an action on a list item (its `subject`), with one request at a time. Responses carry their attempt
 * number, so late ones are dropped. After an unknown outcome the input stays and the player's state is refetched.
 */

/** Problems by field name. */
export type Problems = Readonly<Partial<Record<string, Problem>>>

export interface SendingState {
  kind: 'ready' | 'sending'
  attempt: number
  /** The subject of the open or last request. */
  subject: string
  problems: Problems
  failure: Failure | null
  /** The last request was accepted, and nothing has changed since the response. */
  done: boolean
  /** The fields changed while the request was open, so the accepted values are not the current ones. */
  hasNewerInput: boolean
}

export type SendingEvent =
  | { kind: 'submitted'; subject: string; problems: Problems }
  | { kind: 'changed'; field: string }
  | { kind: 'accepted'; attempt: number }
  | { kind: 'failed'; attempt: number; failure: Failure; problems: Problems }
  | { kind: 'closed' }
  /** Another player, or none, is signed in: open requests no longer count. */
  | { kind: 'reset' }

export type SendingCommand =
  | { kind: 'send'; attempt: number; subject: string }
  | { kind: 'clearSecrets' }
  | { kind: 'finish'; subject: string }
  /** The outcome of the request is unknown. */
  | { kind: 'refreshPlayer' }

const clean = { problems: {}, failure: null, done: false, hasNewerInput: false } as const
export const initialSending: SendingState = { kind: 'ready', attempt: 0, subject: '', ...clean }

type SendingStep = Step<SendingState, SendingCommand>
const step = (state: SendingState, ...commands: SendingCommand[]): SendingStep => ({ state, commands })

function submitted(state: SendingState, { subject, problems }: SendingEvent & { kind: 'submitted' }): SendingStep {
  if (state.kind === 'sending') return step(state)
  if (Object.keys(problems).length > 0) return step({ ...state, ...clean, subject, problems })
  const attempt = state.attempt + 1
  return step({ kind: 'sending', attempt, subject, ...clean }, { kind: 'send', attempt, subject })
}

function changed(state: SendingState, field: string): SendingStep {
  if (state.kind === 'sending') return step(state.hasNewerInput ? state : { ...state, hasNewerInput: true })
  if (state.failure === null && !state.done && state.problems[field] === undefined) return step(state)
  const { [field]: _, ...problems } = state.problems
  return step({ ...state, problems, failure: null, done: false, hasNewerInput: false })
}

/** The transition; `null` ignores an event. */
export const sendingStep: Transition<SendingState, SendingEvent, SendingCommand> = (state, event) => {
  if ('attempt' in event && event.attempt !== state.attempt) return step(state)
  switch (event.kind) {
    case 'submitted':
      return submitted(state, event)
    case 'changed':
      return changed(state, event.field)
    case 'accepted':
      if (state.kind !== 'sending') return null
      return step(
        { ...state, kind: 'ready', ...clean, done: true, hasNewerInput: state.hasNewerInput },
        { kind: 'clearSecrets' },
        { kind: 'finish', subject: state.subject },
      )
    case 'failed': {
      if (state.kind !== 'sending') return null
      const { failure, problems } = event
      const next: SendingState = { ...state, ...clean, kind: 'ready', failure, problems }
      // A rejection clears secrets. With an unknown outcome they may be right, so they stay.
      return step(next, isOutcomeUnknown(failure) ? { kind: 'refreshPlayer' } : { kind: 'clearSecrets' })
    }
    case 'reset':
      return step({ ...initialSending, attempt: state.attempt + 1 }, { kind: 'clearSecrets' })
    case 'closed':
      return step(state.kind === 'sending' ? state : { ...state, ...clean }, { kind: 'clearSecrets' })
  }
}
