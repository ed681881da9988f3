import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Longer than any call; shorter than the grace period of common process managers. */
const DRAIN_LIMIT_MS = 10_000

/** Stops listening, finishes the requests in flight within a time limit, and then closes the server. */
export type Drain = (limitMs?: number) => Promise<void>

/** Counts the requests in flight, so that a shutdown can wait for them. Call it before the server listens. */
export function createDrain(app: FastifyInstance): Drain {
  let inFlight = 0
  const idle = Promise.withResolvers<void>()
  let isDraining = false
  const stopIfIdle = () => {
    if (isDraining && inFlight === 0) idle.resolve()
  }
  app.server.on('request', (_, response) => {
    inFlight += 1
    response.once('close', () => {
      inFlight -= 1
      stopIfIdle()
    })
  })
  // Otherwise a client would send its next request on a connection that is about to close.
  app.addHook('onSend', async (_, reply) => {
    if (isDraining) void reply.header('connection', 'close')
  })
  return async (limitMs = DRAIN_LIMIT_MS) => {
    isDraining = true
    app.server.close()
    stopIfIdle()
    const limit = new AbortController()
    await Promise.race([idle.promise, delay(limitMs, undefined, { signal: limit.signal })])
    limit.abort()
    await app.close()
  }
}
