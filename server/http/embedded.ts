import { errorCode } from '#contract/errors/codes.ts'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { rejected } from '#contract/core/envelope.ts'
import { accountRoutes } from '#server/accounts/routes.ts'
import { docsRoutes } from '#server/docs/routes.ts'
import { playerPlayRoutes } from '#server/play/player-routes.ts'
import { gameRoutes } from '#server/games/routes.ts'
import { jackpotRoutes } from '#server/jackpots/routes.ts'
import { mediaRoutes, motifFromCatalogue } from '#server/media/routes.ts'
import { cashierRoutes } from '#server/money/cashier/routes.ts'
import { payinRoutes } from '#server/money/payins/routes.ts'
import { payoutRoutes } from '#server/money/payouts/routes.ts'
import { providerEventRoutes } from '#server/money/providers/event-routes.ts'
import { playRoutes } from '#server/play/routes.ts'
import { protectionRoutes } from '#server/protection/routes.ts'
import { sandboxRoutes } from '#server/sandbox/routes.ts'
import { infoRoutes } from '#server/site/info-routes.ts'
import { siteRoutes } from '#server/site/routes.ts'
import { supportRoutes } from '#server/support/routes.ts'
import { registerMultipart } from '#server/accounts/documents/read-files.ts'
import { tournamentRoutes } from '#server/tournaments/routes.ts'
import { winnerRoutes } from '#server/winners/routes.ts'
import type { Services } from './context.ts'
import { COMPRESSION_THRESHOLD } from './prepared-response.ts'

/** Out of 11: compresses a game list six times in two milliseconds. */
const BROTLI_QUALITY = 4

/** Registers the reference API: calls, images and games. */
export async function embeddedApi(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: COMPRESSION_THRESHOLD,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    // No client sends compressed bodies; decompression would only enable bombs.
    globalDecompression: false,
  })
  app.addHook('onSend', async (request, reply) => {
    // Not by the URL, because `//api/x` and `/%61pi/x` match the route too.
    if (!/^\/api(?:\/|$)/u.test(request.routeOptions.url ?? '')) return
    void reply.header('date', new Date(services.clock.now()).toUTCString()).header('cache-control', 'no-store')
  })
  await registerMultipart(app)
  accountRoutes(app, services)
  gameRoutes(app, services)
  playerPlayRoutes(app, services)
  protectionRoutes(app, services)
  jackpotRoutes(app, services)
  siteRoutes(app, services)
  infoRoutes(app, services)
  winnerRoutes(app, services)
  tournamentRoutes(app, services)
  supportRoutes(app, services)
  cashierRoutes(app, services)
  payinRoutes(app, services)
  payoutRoutes(app, services)
  await providerEventRoutes(app, services)
  await sandboxRoutes(app, services)
  docsRoutes(app)
  mediaRoutes(app, motifFromCatalogue(services.db))
  await playRoutes(app, services)
  app.all('/api/*', (_, reply) => reply.status(404).send(rejected(errorCode.invalidRequest)))
}
