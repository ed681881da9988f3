import { QueryCache, QueryClient } from '@tanstack/react-query'
import { failureOf, type Failure } from '#app/http/failure.ts'
import { jittered } from '#app/lib/jitter.ts'

const MINUTE = 60_000
const RETRIES = 2

/** An answer that was read is final; only what was not read is asked for again. */
function shouldRetry(count: number, error: unknown): boolean {
  return failureOf(error).kind === 'unread' && count < RETRIES
}

/** The cache of the server's data. `onFailure` hears of every failure once, whoever asked. */
export function createQueryClient(onFailure: (failure: Failure) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => onFailure(failureOf(error)) }),
    defaultOptions: {
      queries: {
        // Whoever is offline learns it at once, and what is missing is asked for when the network is back.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: shouldRetry,
        retryDelay: (attempt) => jittered(1000 * 2 ** attempt),
        staleTime: MINUTE,
        gcTime: 30 * MINUTE,
        refetchOnWindowFocus: false,
      },
      // A paused mutation would be sent by itself when the network returns, long after the player has left.
      mutations: { networkMode: 'always', retry: false },
    },
  })
}
