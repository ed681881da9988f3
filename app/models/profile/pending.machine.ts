import type { Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import type { Step, Transition } from '#app/lib/create-machine.ts'

/*
 * Optimistic updates of list items: one request per item at a time. A rejection rolls back; after an unknown outcome
 * the player's state is refetched.
 */

export interface PendingState<Value> {
  /** Optimistic values by subject. */
  pending: Readonly<Record<string, Value>>
  /** The last failure. */
  failure: Failure | null
}

export type PendingEvent<Value> =
  | { kind: 'pressed'; subject: string; value: Value }
  | { kind: 'accepted'; subject: string }
  | { kind: 'failed'; subject: string; failure: Failure }
  | { kind: 'closed' }
  /** Another player, or none, is signed in. */
  | { kind: 'reset' }

export type PendingCommand<Value> =
  | { kind: 'send'; subject: string; value: Value }
  /** The server's state has or may have changed. */
  | { kind: 'refreshPlayer' }
  /** `value` is the rejected optimistic value. */
  | { kind: 'rollback'; subject: string; value: Value }

export interface PendingRules {
  /** Whether an accepted item stays in `pending`, because it can never be changed back. */
  isIrreversible: boolean
}

/** The transition for one list; `null` ignores an event. */
export function pendingStep<Value>({
  isIrreversible,
}: PendingRules): Transition<PendingState<Value>, PendingEvent<Value>, PendingCommand<Value>> {
  type PendingStep = Step<PendingState<Value>, PendingCommand<Value>>
  const step = (state: PendingState<Value>, ...commands: PendingCommand<Value>[]): PendingStep => ({
    state,
    commands,
  })
  const without = (pending: PendingState<Value>['pending'], subject: string) => {
    const { [subject]: _, ...rest } = pending
    return rest
  }
  return (state, event) => {
    if (event.kind === 'closed') return step(state.failure === null ? state : { ...state, failure: null })
    if (event.kind === 'reset') return step({ pending: {}, failure: null })
    const { subject } = event
    const value = state.pending[subject]
    if (event.kind === 'pressed') {
      if (value !== undefined) return step(state)
      const pending = { ...state.pending, [subject]: event.value }
      return step({ pending, failure: null }, { kind: 'send', subject, value: event.value })
    }
    if (value === undefined) return null
    const pending = without(state.pending, subject)
    if (event.kind === 'accepted')
      return step(isIrreversible ? state : { ...state, pending }, { kind: 'refreshPlayer' })
    const { failure } = event
    return step(
      { pending, failure },
      isOutcomeUnknown(failure) ? { kind: 'refreshPlayer' } : { kind: 'rollback', subject, value },
    )
  }
}
