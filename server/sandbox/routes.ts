import { errorCode } from '#contract/errors/codes.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { accepted, rejected } from '#contract/core/envelope.ts'
import { VERIFICATION_METHODS } from '#contract/player/verification.ts'
import { markArrived } from '#server/accounts/verification/inbound-verification.ts'
import type { Services } from '#server/http/context.ts'
import { resetContent } from '#server/seed/seed.ts'
import { bankRoutes } from './bank/routes.ts'
import { consoleRoutes } from './console/routes.ts'
import type { Sandbox } from './sandbox.ts'
import { rejectForeignHost } from './reject-foreign-host.ts'
import { serveFile } from './serve-page.ts'
import { reconcile } from '#server/money/reconcile.ts'
import { decidePayin, payinBody } from './console/payins.ts'
import { decidePayout, payoutBody } from './console/payouts.ts'
import {
  changePlayer,
  giveToPlayer,
  reviewPlayerDocuments,
  notifyPlayer,
  playerBodies,
  rowIdSchema,
} from './console/players.ts'
import { chooseNextRound, nextRoundBody } from './console/next-round.ts'
import { playRound, stakeBody } from './console/play-round.ts'
import { socialRoutes } from './social/routes.ts'
import { sandboxState } from './console/state.ts'

const bodies = {
  clock: z.object({ now: z.nullable(z.iso.datetime()) }),
  arrived: z.object({ id: rowIdSchema() }),
  method: z.object({ method: z.enum(VERIFICATION_METHODS), closed: z.boolean() }),
  reset: z.object({}),
}

/** Marks the awaited call or SMS as arrived; returns `false` if none is awaited. */
async function letArrive({ db, clock }: Services, id: number): Promise<boolean> {
  const entry = await db.selectFrom('outbox').select('verification').where('id', '=', id).executeTakeFirst()
  return entry !== undefined && markArrived(db, entry.verification, clock.now())
}

/**
 * Sandbox endpoints for tests and demonstrations, and the console that uses them. Each call responds with the whole
 * state.
 */
export async function sandboxRoutes(root: FastifyInstance, services: Services): Promise<void> {
  const { sandbox } = services
  if (sandbox === null) return
  await root.register(async (app) => {
    app.addHook('onRequest', rejectForeignHost(services.siteHost))
    await consoleCalls(app, services, sandbox)
  })
}

async function consoleCalls(app: FastifyInstance, services: Services, sandbox: Sandbox): Promise<void> {
  /** Registers a change; `false` responds with 404. */
  const changeRoute = <Body>(path: string, body: z.ZodMiniType<Body>, change: (input: Body) => Promise<boolean>) => {
    app.post(`/api/sandbox/${path}`, async (request, reply) => {
      const input = z.safeParse(body, request.body)
      if (!input.success) return reply.status(400).send(rejected(errorCode.invalidRequest))
      if (!(await change(input.data))) return reply.status(404).send(rejected(errorCode.notFound))
      return accepted(await sandboxState(services, sandbox))
    })
  }
  app.get('/api/sandbox/state', async () => accepted(await sandboxState(services, sandbox)))
  changeRoute('clock', bodies.clock, async ({ now }) => {
    sandbox.clock.fix(now === null ? null : Date.parse(now))
    return true
  })
  changeRoute('arrived', bodies.arrived, ({ id }) => letArrive(services, id))
  changeRoute('method', bodies.method, async ({ method, closed }) => {
    if (closed) sandbox.closedMethods.add(method)
    else sandbox.closedMethods.delete(method)
    return true
  })
  changeRoute('player', playerBodies.player, (change) => changePlayer(services, change))
  changeRoute('payin', payinBody, (decision) => decidePayin(services, decision))
  changeRoute('payout', payoutBody, (decision) => decidePayout(services, decision))
  app.get('/api/sandbox/reconcile', async () => accepted({ items: await reconcile(services.db) }))
  changeRoute('give', playerBodies.give, (grant) => giveToPlayer(services, grant))
  changeRoute('stake', stakeBody, (stake) => playRound(services, stake))
  changeRoute('next-round', nextRoundBody, (choice) => chooseNextRound(services, choice))
  changeRoute('notify', playerBodies.notify, (notification) => notifyPlayer(services, notification))
  changeRoute('documents', playerBodies.documents, (review) => reviewPlayerDocuments(services, review))
  changeRoute('reset', bodies.reset, async () => {
    sandbox.closedMethods.clear()
    await resetContent(services.db, { now: services.clock.now(), seed: services.seed })
    return true
  })
  await serveFile(app, '/sandbox/sandbox.css', new URL('./sandbox.css', import.meta.url))
  await consoleRoutes(app)
  await bankRoutes(app, services)
  await socialRoutes(app, services)
}
