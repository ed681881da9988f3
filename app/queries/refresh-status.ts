import type { QueryClient } from '@tanstack/react-query'
import { getStatus } from '#contract/player/status.ts'
import { httpOf } from './http-port.ts'
import { statusQuery, type LobbyKey } from './lobby.ts'

/**
 * Refetches the status and bypasses the server cache. Waits for a request in flight first, because its response may
 * predate the change; its error is handled by its own caller.
 */
export async function refreshStatus(client: QueryClient, key: LobbyKey): Promise<void> {
  const status = statusQuery(key)
  if (client.isFetching({ queryKey: status.queryKey, exact: true }) > 0)
    await client.fetchQuery(status).catch(() => undefined)
  await client.fetchQuery({
    ...status,
    queryFn: ({ signal }) => httpOf(client).call(getStatus, { query: { force: 1 } }, signal),
    staleTime: 0,
  })
}
