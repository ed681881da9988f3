import type { FastifyRequest } from 'fastify'
import { siteOf } from '#server/http/host.ts'

type Headers = Record<string, string | string[] | undefined>

/**
 * The only headers that pass. Everything else may name a client, a user, a method or another URL to some proxy or
 * framework: `Client-IP`, `Remote-User`, `X-Envoy-External-Address`, `X_Real_IP` …
 */
const PASSED: readonly string[] = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-length',
  'content-type',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'origin',
  'range',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'transfer-encoding',
  'user-agent',
]

/**
 * Headers for the operator's back end: those of the contract, with the client address that this server trusts. `origin`
 * is the site's public one, else `null`; `hasCookies` is false for games and images, which must not learn the session.
 */
export function toBackendHeaders(
  request: Pick<FastifyRequest, 'ip' | 'protocol' | 'host'>,
  headers: Headers,
  { origin, hasCookies }: { origin: string | null; hasCookies: boolean },
): Headers {
  const names = hasCookies ? [...PASSED, 'cookie'] : PASSED
  const passed = Object.entries(headers).filter(([name]) => names.includes(name))
  const site = siteOf(request, origin)
  return {
    ...Object.fromEntries(passed),
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': site.protocol.slice(0, -1),
    'x-forwarded-host': site.host,
  }
}
