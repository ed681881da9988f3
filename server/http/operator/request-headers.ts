import type { FastifyRequest } from 'fastify'
import { hostOf } from '#server/http/host.ts'

type Headers = Record<string, string | string[] | undefined>

/** Headers that name a client or another URL, which only this server may set, and headers of a single connection. */
const REMOVED =
  /^(?:x-forwarded-.*|forwarded|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|x-original-.*|x-rewrite-url|proxy-.*|expect)$/u

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
  const site = new URL(origin ?? `${request.protocol}://${hostOf(request)}`)
  return {
    ...Object.fromEntries(passed),
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': site.protocol.slice(0, -1),
    'x-forwarded-host': site.host,
  }
}
