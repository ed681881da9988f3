import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'effector'

/** Port for the query client. Tests and stories provide their own. */
export const $queryClient = createStore<QueryClient | null>(null, { serialize: 'ignore' })

/** Narrows `$queryClient`. @throws if the scope was created without one */
export function requireClient(client: QueryClient | null): QueryClient {
  if (client === null) throw new Error('No query client: pass `$queryClient` to `fork`.')
  return client
}
