import type { QueryFilters } from '@tanstack/react-query'
import { attach, createEffect, createStore, sample } from 'effector'
import { getStatus } from '#contract/player/status.ts'
import { failureOf } from '#app/http/failure.ts'
import { reloadFailedCode } from '#app/lib/browser/load-code.ts'
import { $queryClient, requireClient } from '#app/lib/state/query-client-port.ts'
import { $restoredCount, responseReceived, responseLost } from '#app/models/connection/poll-recovery.model.ts'
import { statusReceived } from '#app/models/session/session-load.model.ts'
import { callFailed } from './wiring.ts'

/*
 * When the status poll succeeds, retries the active queries (data and lazy code) that got no response: each once, and
 * all of them again after an outage of the poll itself. A short outage may end before the poll notices it.
 */

/** Active queries that failed without a response. */
const unansweredQueries: QueryFilters = {
  type: 'active',
  predicate: ({ state }) => state.status === 'error' && failureOf(state.error).kind === 'noResponse',
}

/** Hashes of the failed queries that have already been retried. */
const $retriedHashes = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' })

const retryFx = attach({
  source: { queryClient: $queryClient, retried: $retriedHashes },
  effect: ({ queryClient, retried }) => {
    const client = requireClient(queryClient)
    const failed = client.getQueryCache().findAll(unansweredQueries)
    const notYetRetried = new Set(failed.filter(({ queryHash }) => !retried.has(queryHash)))
    // Not awaited: the next poll must not wait for the retries.
    void client.refetchQueries({ predicate: (query) => notYetRetried.has(query) }, { cancelRefetch: false })
    return new Set(failed.map(({ queryHash }) => queryHash))
  },
})
$retriedHashes.on($restoredCount, () => new Set()).on(retryFx.doneData, (_, retried) => retried)

sample({ clock: statusReceived, target: responseReceived })
sample({
  clock: callFailed,
  filter: ({ kind, call }) => kind === 'noResponse' && call === getStatus.name,
  target: responseLost,
})
sample({ clock: responseReceived, target: [retryFx, createEffect(reloadFailedCode)] })
