import ky from 'ky'
import type { HttpPorts } from './client.ts'

/**
 * Sends one request and never retries: the client and the query cache do.
 * Lazily loaded, because `index.html` has already requested the responses of the first screen.
 */
export function sendRequest(
  ports: HttpPorts,
  method: string,
  path: string,
  {
    body,
    key,
    tag,
    token = ports.token(),
    keepalive = false,
  }: {
    body?: unknown
    key?: string | undefined
    tag?: string | undefined
    token?: string | null | undefined
    keepalive?: boolean | undefined
  },
  signal: AbortSignal,
): Promise<Response> {
  return ky(path.slice(1), {
    prefix: `${ports.origin}/api`,
    method,
    // The caller's signal carries the timeout, which also covers reading the body.
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
    cache: 'no-store',
    headers: {
      'Accept-Language': ports.language(),
      ...(token === null ? {} : { Authorization: `Token ${token}` }),
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...(tag === undefined ? {} : { 'If-None-Match': tag }),
    },
    ...(body === undefined ? {} : { json: body }),
    keepalive,
    signal,
  })
}
