import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { failureOf, type Failure } from '#app/http/failure.ts'
import { jittered } from '#app/lib/browser/jitter.ts'

const MINUTE_MS = 60_000
const RETRIES = 2

/** Retries only `noResponse` failures: a response from the server is final. */
function shouldRetry(failureCount: number, error: unknown): boolean {
  return failureOf(error).kind === 'noResponse' && failureCount < RETRIES
}

/**
 * Creates the query client. `onFailure` is called once per failed request. A failed change of a player who has signed out
 * since is dropped: it must not redirect the next one.
 */
export function createQueryClient(onFailure: (failure: Failure) => void, player: () => number): QueryClient {
  const owners = new WeakMap<object, number>()
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => onFailure(failureOf(error)) }),
    mutationCache: new MutationCache({
      onMutate: (_, mutation) => void owners.set(mutation, player()),
      onError(error, _variables, _context, mutation) {
        if (owners.get(mutation) === player()) onFailure(failureOf(error))
      },
    }),
    defaultOptions: {
      queries: {
        // Offline requests fail at once instead of pausing, and are refetched on reconnect.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: shouldRetry,
        retryDelay: (attempt) => jittered(1000 * 2 ** attempt),
        staleTime: MINUTE_MS,
        gcTime: 30 * MINUTE_MS,
        refetchOnWindowFocus: false,
      },
      // A paused mutation would be sent on reconnect, long after the player closed the form.
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
