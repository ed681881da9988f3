import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { SOCIAL_ADDRESS } from '#server/sandbox/social/page.ts'
import type { Cache } from '#server/cache/cache.ts'
import { createMemoryCache } from '#server/cache/memory-cache.ts'
import { flashRoutes } from '#server/flash/routes.ts'
import { playPolicy } from '#server/play/frame/policy.ts'
import type { Services } from './context.ts'
import { embeddedApi } from './embedded.ts'
import { logHooks, logSerializers } from './logging/failure-log.ts'
import { embeddedMetadata, operatorMetadata } from './document/metadata-sources.ts'
import { trustOf, type ProxyTrust } from './proxy-trust.ts'
import { writeSocialWindow } from './document/head.ts'
import { fetchEmbedded, fetchOperator } from './document/fetch-api.ts'
import { loadRenderer } from './document/load-renderer.ts'
import { createPageCache } from './document/page-cache.ts'
import { policyReports } from './document/policy-reports.ts'
import { securityHeaders } from './document/security-headers.ts'
import { siteFiles, sitePages } from './document/site.ts'
import { respondToErrorsWithEnvelope } from './errors.ts'
import { operatorProxy, type OperatorBackend } from './operator/proxy.ts'
import { metricsRoutes, type MetricsOptions } from './health/metrics.ts'
import { backendReadiness, databaseReadiness, type IsReady } from './health/readiness.ts'
import { healthRoutes } from './health/routes.ts'
import { malformedRequests } from './malformed-requests.ts'
import { limitRequests } from './limits/limit-requests.ts'
import { createRequestLimits, type RequestLimits } from './limits/request-limits.ts'

/** What serves `/api`: the embedded reference API, or an operator's back end. */
export type Backend = { kind: 'embedded'; services: Services } | OperatorBackend

/** No call of the contract has a larger body, except uploads. */
const BODY_LIMIT = 64 * 1024
/** Long enough for an upload of two images on a slow connection; frees connections that stall. */
const REQUEST_TIMEOUT_MS = 180_000

export interface BuildOptions {
  /** The site's public origin, if a proxy hides it. */
  origin?: string | null
  /** Proxies trusted to report the client address; none by default. */
  trustProxy?: ProxyTrust | null
  /** `/metrics` with this token; none by default. */
  metrics?: MetricsOptions | null
  /** Aborted when the server is about to stop: a balancer then sends it no new requests. */
  stopping?: AbortSignal | null
  /** Whether the back end can answer calls; by default its database or its status call is asked. */
  isReady?: IsReady | null
  /** Limits of what runs at the same time; `noRequestLimits` for tests of races. */
  limits?: RequestLimits
  /** Folders with the files of earlier builds, of the app and of the games; none by default. */
  kept?: { site: string; games: string } | null
  /** What the processes of the site share; the memory of this one by default. Its owner closes it. */
  cache?: Cache
  /** Log destination; standard output by default. */
  log?: { write(line: string): void }
}

declare module 'fastify' {
  interface FastifyInstance {
    requestLimits: RequestLimits
    cache: Cache
  }
}

const readinessOf = (backend: Backend): IsReady =>
  backend.kind === 'embedded' ? databaseReadiness(backend.services.db) : backendReadiness(backend.url)

/** The app's document; with the URL of the social popup if the sandbox is enabled. */
async function readDocument(folder: string, backend: Backend): Promise<string> {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const hasSocial = backend.kind === 'embedded' && backend.services.sandbox !== null
  return hasSocial ? writeSocialWindow(html, SOCIAL_ADDRESS) : html
}

/** Builds the server: the back end and, if `site` names a folder, the built app. */
export async function buildServer(
  backend: Backend,
  site: string | null,
  {
    origin = null,
    trustProxy = null,
    metrics = null,
    stopping = null,
    isReady = null,
    limits = createRequestLimits(),
    kept = null,
    cache = createMemoryCache(),
    log,
  }: BuildOptions = {},
): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    ...malformedRequests,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: trustOf(trustProxy),
    logger: {
      level: 'error',
      // A name, as `logLine` writes it.
      formatters: { level: (label) => ({ level: label }) },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: logSerializers,
      hooks: logHooks,
      ...(log === undefined ? {} : { stream: log }),
    },
    routerOptions: { ignoreDuplicateSlashes: true },
  })
  app.decorate('requestLimits', limits)
  app.decorate('cache', cache)
  playPolicy(app)
  respondToErrorsWithEnvelope(app)
  const html = site === null ? null : await readDocument(site, backend)
  if (html !== null) await securityHeaders(app, html, origin?.startsWith('https:') === true)
  // Files are cheap: they are compressed at build time.
  if (site !== null) await siteFiles(app, site, kept?.site ?? null)
  healthRoutes(app, isReady ?? readinessOf(backend), stopping)
  await limitRequests(app)
  if (metrics !== null) metricsRoutes(app, metrics, backend.kind === 'embedded')
  const metadata =
    backend.kind === 'embedded' ? embeddedMetadata(backend.services.reading) : operatorMetadata(backend.url)
  if (html !== null) await policyReports(app)
  await flashRoutes(app, origin)
  const renderer = site === null ? null : await loadRenderer(site)
  const rendering = renderer && {
    fileTags: renderer.fileTags,
    findPage: createPageCache({
      renderPage: renderer.renderPage,
      fetchApi: backend.kind === 'embedded' ? fetchEmbedded(app) : fetchOperator(backend.url),
      now: backend.kind === 'embedded' ? () => backend.services.clock.now() : Date.now,
    }),
  }
  if (html !== null) sitePages(app, { html, metadata, origin, rendering })
  if (backend.kind === 'embedded') {
    const url = origin === null ? null : new URL(origin)
    const address = url === null ? {} : { siteHost: url.host, siteOrigin: url.origin }
    await embeddedApi(app, { ...backend.services, ...address, keptGamesFolder: kept?.games ?? null })
  } else await operatorProxy(app, backend, { origin, bodyLimit: BODY_LIMIT })
  return app
}
