import type { FastifyInstance } from 'fastify'
import { getVerification, uploadPassport } from '#contract/player/profile.ts'
import type { Services } from '#server/http/context.ts'
import { route } from '#server/http/route.ts'
import { signedIn } from '#server/http/signed-in.ts'
import { checkUploadAllowed, documentsState, storeDocuments } from './identity-documents.ts'
import { limitUploads } from './limit-uploads.ts'
import { readFiles } from './read-files.ts'

/** Routes of identity documents. */
export function documentRoutes(app: FastifyInstance, services: Services): void {
  route(
    app,
    services,
    uploadPassport,
    async (context, _, request) => {
      const player = signedIn(context)
      return limitUploads(player, async () => {
        await checkUploadAllowed(context.db, player, context.now)
        const files = await readFiles(request)
        await storeDocuments(context.db, services.documentKeys.current, { player, files }, context.now)
        return {}
      })
    },
    { isShared: false },
  )
  route(app, services, getVerification, async (context) => ({
    documents: await documentsState(context.db, signedIn(context)),
  }))
}
