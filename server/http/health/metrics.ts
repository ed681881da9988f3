import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { readEnvelope } from '#contract/core/envelope.ts'
import type { PoolUsage } from '#server/db/open.ts'
import { measures } from '#server/measures.ts'

const UNAUTHORISED = 401
const MS_PER_SECOND = 1000
/** In seconds: from a cached document to the slowest answer that a player waits for. */
const LATENCY_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The error code of a response of this server; 0 without one. */
function codeOf(payload: unknown): number {
  const envelope = readEnvelope(payload)
  return envelope.kind === 'rejected' ? envelope.code : 0
}

/** The pattern of a route. All files of the app count as one, and so do unknown URLs. */
function labelOf(route: string | undefined): string {
  if (route === undefined) return 'unknown'
  return /\.[a-z\d]{2,12}$/u.test(route) ? 'file' : route
}

export interface MetricsOptions {
  /** The bearer token of the scraper. */
  token: string
  /** Usage of the database connections; `null` without a pool. */
  poolUsage: (() => PoolUsage) | null
}

/**
 * Measures all requests, and serves `/metrics` in the text format of Prometheus to those who know the token.
 * `hasLedger`: whether the embedded API keeps the money, and not an operator's back end.
 */
export function metricsRoutes(app: FastifyInstance, { token, poolUsage }: MetricsOptions, hasLedger: boolean): void {
  const registry = new Registry()
  // Event loop lag, memory, CPU and garbage collection.
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route, status and error code (0 for success).',
    labelNames: ['method', 'route', 'status', 'code'],
    buckets: LATENCY_BUCKETS,
    registers: [registry],
  })
  // Most rejections are HTTP 200, so the status alone does not show them.
  const codes = new WeakMap<FastifyRequest, number>()
  app.addHook('preSerialization', async (request, _, payload) => {
    codes.set(request, codeOf(payload))
    return payload
  })
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const { method, routeOptions } = request
    const labels = { method, route: labelOf(routeOptions.url), status: statusCode, code: codes.get(request) ?? 0 }
    durations.observe(labels, elapsedTime / MS_PER_SECOND)
  })
  if (poolUsage !== null) {
    const connections = new Gauge({
      name: 'database_connections',
      help: 'Connections of the database pool by state, and requests that wait for one.',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        for (const [state, count] of Object.entries(poolUsage())) connections.set({ state }, count)
      },
    })
  }
  const printed = hasLedger ? Registry.merge([registry, measures]) : registry
  const expected = digest(`Bearer ${token}`)
  app.get('/metrics', async ({ headers: { authorization = '' } }, reply) => {
    void reply.header('cache-control', 'no-store')
    if (!timingSafeEqual(digest(authorization), expected))
      return reply.status(UNAUTHORISED).header('www-authenticate', 'Bearer').send()
    return reply.type(registry.contentType).send(await printed.metrics())
  })
}
