import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { accepted, refused } from '#contract/envelope.ts'
import { VERIFICATION_METHODS } from '#contract/verification.ts'
import { arrive } from '#server/accounts/verification-arrivals.ts'
import type { Services } from '#server/http/context.ts'
import { resetContent } from '#server/seed/seed.ts'
import { sandboxAllowed } from './allowed.ts'
import { consoleRoutes } from './console/routes.ts'
import { serveFile } from './own-page.ts'
import { changePlayer, giveToPlayer, judgePlayerPapers, notifyPlayer, playerBodies, sentId } from './players.ts'
import { socialRoutes } from './social/routes.ts'
import { sandboxState } from './state.ts'

const INVALID_REQUEST = 1
const NOT_THERE = 18
const bodies = {
  clock: z.object({ now: z.nullable(z.iso.datetime()) }),
  arrived: z.object({ id: sentId() }),
  method: z.object({ method: z.enum(VERIFICATION_METHODS), closed: z.boolean() }),
  reset: z.object({}),
}

/** Says that the awaited call or text has come; whether one was awaited. */
async function letArrive({ db, clock }: Services, id: number): Promise<boolean> {
  const sent = await db.selectFrom('outbox').select('verification').where('id', '=', id).executeTakeFirst()
  return sent !== undefined && arrive(db, sent.verification, clock.now())
}

/**
 * Steers the reference API for tests and demonstrations, and serves the console that does it by hand. Each call answers with
 * the whole state, as it then is.
 */
export async function sandboxRoutes(app: FastifyInstance, services: Services): Promise<void> {
  if (!sandboxAllowed(process.env)) return
  /** A call that changes something; `false` where there is nothing of that name. */
  const steer = <Body>(path: string, body: z.ZodMiniType<Body>, change: (sent: Body) => Promise<boolean>) => {
    app.post(`/api/sandbox/${path}`, async (request, reply) => {
      const sent = z.safeParse(body, request.body)
      if (!sent.success) return reply.status(400).send(refused(INVALID_REQUEST))
      if (!(await change(sent.data))) return reply.status(404).send(refused(NOT_THERE))
      return accepted(await sandboxState(services))
    })
  }
  app.get('/api/sandbox/state', async () => accepted(await sandboxState(services)))
  steer('clock', bodies.clock, async ({ now }) => {
    services.clock.fix(now === null ? null : Date.parse(now))
    return true
  })
  steer('arrived', bodies.arrived, ({ id }) => letArrive(services, id))
  steer('method', bodies.method, async ({ method, closed }) => {
    if (closed) services.closedMethods.add(method)
    else services.closedMethods.delete(method)
    return true
  })
  steer('player', playerBodies.player, (change) => changePlayer(services, change))
  steer('give', playerBodies.give, (gift) => giveToPlayer(services, gift))
  steer('notify', playerBodies.notify, (news) => notifyPlayer(services, news))
  steer('papers', playerBodies.papers, (judged) => judgePlayerPapers(services, judged))
  steer('reset', bodies.reset, async () => {
    services.closedMethods.clear()
    await resetContent(services.db, { now: services.clock.now(), seed: services.seed })
    return true
  })
  await serveFile(app, '/sandbox/look.css', new URL('./look.css', import.meta.url))
  await consoleRoutes(app)
  await socialRoutes(app, services)
}
