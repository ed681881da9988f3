import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { accepted, rejected } from '#contract/core/envelope.ts'
import { errorCode } from '#contract/errors/codes.ts'
import type { Services } from '#server/http/context.ts'
import { fontRoutes } from './fonts.ts'
import { frameRoutes } from './frames/routes.ts'
import { enterLaunch } from './launches.ts'
import { movieRoutes } from './movies/routes.ts'
import { roundRoutes } from './round-routes.ts'

const EnterBody = z.object({ token: z.string() })

/** Routes below `/play`: frames, rounds, and the exchange of a launch token that a frame begins with. */
export async function playRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await fontRoutes(app, '/play')
  await frameRoutes(app, services)
  await movieRoutes(app)
  roundRoutes(app, services)
  app.post('/play/enter', async (request, reply) => {
    const body = z.safeParse(EnterBody, request.body)
    const token = body.success
      ? await app.requestLimits.share(request, reply, () =>
          enterLaunch(services.db, body.data.token, services.clock.now()),
        )
      : null
    return token === null ? reply.status(401).send(rejected(errorCode.notSignedIn)) : accepted({ token })
  })
  app.all('/play/*', (_, reply) => reply.status(404).type('text/plain').send('No such game'))
}
