import type { FastifyRequest } from 'fastify'
import { siteOf } from '#server/http/host.ts'

type Headers = Record<string, string | string[] | undefined>

/**
 * Headers that name a client, a method or another URL, which only this server may set, and headers of a single
 * connection. A CGI back end reads `x_real_ip` as `x-real-ip`, so no name with `_` passes.
 */
const REMOVED = new RegExp(
  [
    '_',
    '^x-(?:forwarded|original)-',
    '^x-(?:real|client|cluster-client)-ip$',
    '^x-(?:rewrite-url|http-method-override|http-method|method-override)$',
    '^(?:forwarded|via|expect|proxy-.*)$',
    '^(?:true-client|cf-connecting|fastly-client)-ip$',
  ].join('|'),
  'u',
)

/**
 * Headers for the operator's back end: those of the browser, with the client address that this server trusts. `origin`
 * is the site's public one, else `null`; `hasCookies` is false for games and images, which must not learn the session.
 */
export function toBackendHeaders(
  request: Pick<FastifyRequest, 'ip' | 'protocol' | 'host'>,
  headers: Headers,
  { origin, hasCookies }: { origin: string | null; hasCookies: boolean },
): Headers {
  const passed = Object.entries(headers).filter(([name]) => !REMOVED.test(name) && (hasCookies || name !== 'cookie'))
  const site = siteOf(request, origin)
  return {
    ...Object.fromEntries(passed),
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': site.protocol.slice(0, -1),
    'x-forwarded-host': site.host,
  }
}
