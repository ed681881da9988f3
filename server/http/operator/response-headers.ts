import type { FastifyReply, FastifyRequest, RawServerBase, RouteGenericInterface } from 'fastify'
import { siteOf } from '#server/http/host.ts'

/** Headers that describe the content. */
const CONTENT_HEADERS = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'vary',
] as const
const PASSED: readonly string[] = [...CONTENT_HEADERS, 'date', 'retry-after']
/** A game keeps its policy, to which the sandbox is added. */
const PASSED_FOR: Readonly<Record<string, readonly string[]>> = {
  '/api': ['set-cookie'],
  '/play': ['content-security-policy'],
}

/** Paths that are proxied to the operator's back end. */
export const PROXIED = ['/api', '/play', '/media'] as const
export type ProxiedPath = (typeof PROXIED)[number]

type Headers = Record<string, string | string[] | undefined>

const isProxied = (path: string): boolean => PROXIED.some((prefix) => path.startsWith(`${prefix}/`))

type SiteRequest = Pick<FastifyRequest, 'url' | 'host' | 'protocol'>

/** The site's public origin, else `null`, and the URL of the back end. */
interface Hosts {
  origin: string | null
  backend: string
}

/**
 * The target of a redirect: a URL of this site becomes a path, and so does a proxied path of the back end. Another site
 * stays if it is written out with `https://`. `null` for anything else, which may be an internal address.
 */
function publicLocation(location: string, request: SiteRequest, { origin, backend }: Hosts): string | null {
  const site = siteOf(request, origin)
  // `//api/x` would name a host.
  const base = new URL(request.url.replace(/^\/+/u, '/'), site)
  if (!URL.canParse(location, base)) return null
  const { host, protocol, pathname, search, hash, username, href } = new URL(location, base)
  // `https://casino.example@evil/` looks like this site.
  if (username !== '') return null
  if (host === site.host || host === request.host) return pathname.startsWith('//') ? null : pathname + search + hash
  if (host === new URL(backend).host) return isProxied(pathname) ? pathname + search + hash : null
  return protocol === 'https:' && /^https:\/\/[^/\\]/iu.test(location) ? href : null
}

/**
 * Headers of the back end that reach the browser: those that describe the content. All others are set by this server,
 * so that the back end can neither weaken a policy nor disclose its software and addresses.
 */
export function toBrowserHeaders(
  prefix: ProxiedPath,
  headers: Headers,
  request: SiteRequest | undefined,
  hosts: Hosts,
): Headers {
  const names = [...PASSED, ...(PASSED_FOR[prefix] ?? [])]
  const passed = Object.entries(headers).filter(([name]) => names.includes(name.toLowerCase()))
  const target = headers['location']
  const location = typeof target === 'string' && request !== undefined ? publicLocation(target, request, hosts) : null
  return {
    ...Object.fromEntries(passed),
    ...(location === null ? {} : { location }),
    ...(prefix === '/api' ? { 'cache-control': 'no-store' } : {}),
  }
}

/** Removes what describes a body that is not sent, and forbids to cache its replacement. */
export function discardContentHeaders(reply: FastifyReply<RouteGenericInterface, RawServerBase>): void {
  for (const name of CONTENT_HEADERS) void reply.removeHeader(name)
  void reply.header('cache-control', 'no-store')
}
