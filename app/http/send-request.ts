import ky from 'ky'
import type { HttpPorts } from './client.ts'

/**
 * Sends one request. It never retries: only the query cache does. In a chunk of its own, because the first answers of a
 * visit have been asked for by the page itself.
 */
export function sendRequest(
  ports: HttpPorts,
  method: string,
  path: string,
  { body, key }: { body?: unknown; key?: string | undefined },
  signal: AbortSignal,
): Promise<Response> {
  const token = ports.token()
  return ky(path.slice(1), {
    prefix: `${ports.origin}/api`,
    method,
    // The signal ends it in time, and the reading of its answer too.
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
    cache: 'no-store',
    headers: {
      'Accept-Language': ports.language(),
      ...(token === null ? {} : { Authorization: `Token ${token}` }),
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    },
    ...(body === undefined ? {} : { json: body }),
    signal,
  })
}
