import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import { failureOf, type Failure } from '#app/http/failure.ts'
import { isOutcomeUnknown } from '#app/http/outcome-unknown.ts'
import { playerStateChanged } from './models/player-state-changed.ts'

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
  // Set in the click itself: a controlled switch would otherwise show its old value for a moment.
  const [pending, setPending] = useState<{ value: Value } | null>(null)
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
    isPending: pending !== null,
    isDone: mutation.isSuccess,
    /** The value that is being saved. */
    value: pending?.value,
    change: (value: Value) => {
      if (pending !== null) return
      setPending({ value })
      // Unlike the option above, this callback runs after the outcome is in `mutation`.
      mutation.mutate(value, { onSettled: () => setPending(null) })
    },
    /** Removes the message of a failure. */
    reset: () => {
      if (pending === null) mutation.reset()
    },
  }
}
