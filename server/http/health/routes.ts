import type { FastifyInstance } from 'fastify'
import type { IsReady } from './readiness.ts'

const UNAVAILABLE = 503

/**
 * Routes for process managers (`/healthz`: the process lives) and balancers (`/readyz`: it can answer calls, and
 * `stopping` has not been aborted).
 */
export function healthRoutes(app: FastifyInstance, isReady: IsReady, stopping: AbortSignal | null): void {
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const ready = stopping?.aborted !== true && (await isReady())
    void reply.status(ready ? 200 : UNAVAILABLE).header('cache-control', 'no-store')
    return { status: ready ? 'ready' : 'unavailable' }
  })
}
