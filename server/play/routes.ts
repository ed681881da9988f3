import type { FastifyInstance } from 'fastify'
import type { Services } from '#server/http/context.ts'
import { BUILT_GAMES } from './frame/built-games.ts'
import { fontRoutes } from './frame/fonts.ts'
import { frameCallRoutes } from './frame/frame-calls.ts'
import { frameDocumentRoutes } from './frame/frame-document.ts'
import { movieRoutes } from './movies/routes.ts'

/** Routes below `/play`: frames and their calls. */
export async function playRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await fontRoutes(app, '/play')
  await frameDocumentRoutes(app, services, services.gamesFolder ?? BUILT_GAMES)
  await movieRoutes(app)
  frameCallRoutes(app, services)
  app.all('/play/*', (_, reply) => reply.status(404).type('text/plain').send('No such game'))
}
