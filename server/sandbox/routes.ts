import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { accepted, refused } from '#contract/envelope.ts'
import type { Services } from '#server/http/context.ts'

const ClockBody = z.object({ now: z.nullable(z.iso.datetime()) })

/** Whether the sandbox may be steered: never in production, unless it is asked for. */
export const sandboxAllowed = (environment: NodeJS.ProcessEnv): boolean =>
  environment['NODE_ENV'] !== 'production' || environment['SANDBOX'] === '1'

/** Steers the reference API for tests and demonstrations: its clock. */
export function sandboxRoutes(app: FastifyInstance, { clock }: Services): void {
  if (!sandboxAllowed(process.env)) return
  app.post('/api/sandbox/clock', async (request, reply) => {
    const body = z.safeParse(ClockBody, request.body)
    if (!body.success) return reply.status(400).send(refused(1))
    clock.fix(body.data.now === null ? null : Date.parse(body.data.now))
    return accepted({ now: clock.now() })
  })
}
