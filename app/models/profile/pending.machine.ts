import type { Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import type { Step, Transition } from '#app/lib/create-machine.ts'

/*
 * Things of a list that are switched by a press and shown so at once: each goes by itself, none goes twice at a time. A refusal shows
 * again what the server has said; where nobody knows whether it was done, the server is asked.
 */

export interface PendingState<Value> {
  /** What is on its way, by its subject. */
  pending: Readonly<Record<string, Value>>
  /** Why the last one was not done, or why nobody knows. */
  failure: Failure | null
}

export type PendingEvent<Value> =
  | { kind: 'pressed'; subject: string; value: Value }
  | { kind: 'accepted'; subject: string }
  | { kind: 'failed'; subject: string; failure: Failure }
  /** The list is no longer looked at. */
  | { kind: 'left' }
  /** Another player is here. */
  | { kind: 'forgotten' }

export type PendingEffect<Value> =
  | { kind: 'send'; subject: string; value: Value }
  /** The server's state is not what was read before. */
  | { kind: 'ask' }
  /** What was shown ahead of the server is not so. */
  | { kind: 'takeBack'; subject: string; value: Value }

export interface PendingRules {
  /** What was accepted is shown so until the list is asked for again by itself: it can be done only once. */
  isForGood: boolean
}

/** The whole workflow of one list. */
export function pendingStep<Value>({
  isForGood,
}: PendingRules): Transition<PendingState<Value>, PendingEvent<Value>, PendingEffect<Value>> {
  type PendingStep = Step<PendingState<Value>, PendingEffect<Value>>
  const step = (state: PendingState<Value>, ...effects: PendingEffect<Value>[]): PendingStep => ({
    state,
    commands: effects,
  })
  const without = (pending: PendingState<Value>['pending'], subject: string) => {
    const { [subject]: _, ...rest } = pending
    return rest
  }
  return (state, event) => {
    if (event.kind === 'left') return step(state.failure === null ? state : { ...state, failure: null })
    if (event.kind === 'forgotten') return step({ pending: {}, failure: null })
    const { subject } = event
    const value = state.pending[subject]
    if (event.kind === 'pressed') {
      if (value !== undefined) return step(state)
      const pending = { ...state.pending, [subject]: event.value }
      return step({ pending, failure: null }, { kind: 'send', subject, value: event.value })
    }
    if (value === undefined) return null
    const pending = without(state.pending, subject)
    if (event.kind === 'accepted') return step(isForGood ? state : { ...state, pending }, { kind: 'ask' })
    const { failure } = event
    return step(
      { pending, failure },
      isOutcomeUnknown(failure) ? { kind: 'ask' } : { kind: 'takeBack', subject, value },
    )
  }
}
