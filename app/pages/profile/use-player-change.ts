import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { QueryClient } from '@tanstack/react-query'
import { failureOf, type Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import { playerStateChanged } from '#app/models/profile/player-state-changed.ts'

export interface PlayerChange<Value> {
  save: (client: QueryClient, value: Value) => Promise<unknown>
  /** The change was rejected: nothing was saved. */
  onRejected?: (value: Value) => void
}

/**
 * A small change of the player's state, such as a switch. The caller shows `value` until the outcome is known; then the
 * player's state is refetched, also when the outcome is unknown.
 */
export function usePlayerChange<Value>({ save, onRejected }: PlayerChange<Value>) {
  const client = useQueryClient()
  const refresh = useUnit(playerStateChanged)
  const mutation = useMutation<unknown, Error, Value>({
    mutationFn: (value) => save(client, value),
    onSuccess: () => refresh(),
    onError(error, value) {
      if (isOutcomeUnknown(failureOf(error))) refresh()
      else onRejected?.(value)
    },
  })
  const failure: Failure | null = mutation.error === null ? null : failureOf(mutation.error)
  return {
    failure,
    isPending: mutation.isPending,
    isDone: mutation.isSuccess,
    /** The value that is being saved. */
    value: mutation.isPending ? mutation.variables : undefined,
    change: (value: Value) => {
      if (!mutation.isPending) mutation.mutate(value)
    },
    /** Removes the message of a failure. */
    reset: () => {
      if (!mutation.isPending) mutation.reset()
    },
  }
}
