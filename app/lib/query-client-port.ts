import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'effector'

/** The query cache: a port, so that a test or a story has its own. */
export const $queryClient = createStore<QueryClient | null>(null, { serialize: 'ignore' })

/** The query cache of a running app; asking before it is there is a programming error. */
export function requireClient(client: QueryClient | null): QueryClient {
  if (client === null) throw new Error('The wire was wanted before the scope was made: give `$queryClient` to it.')
  return client
}
