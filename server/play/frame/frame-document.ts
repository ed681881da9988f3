import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { isLanguage } from '#contract/core/languages.ts'
import { frameDocument } from '#games/kit/document.ts'
import { ownPresentation, presentationOf } from '#games/presentations.ts'
import { ENGINE_IDS } from '#games/registry.ts'
import { gameBy } from '#server/games/queries.ts'
import type { Services } from '#server/http/context.ts'
import { hostOf } from '#server/http/host.ts'
import { skyOf } from '#server/media/cover.ts'
import { gamePicture } from '#server/media/urls.ts'
import { builtFiles } from './built-games.ts'

/**
 * Allows the document nothing but the files of its site. The site is named too, because in WebKit `'self'` matches
 * nothing in an opaque origin; `http:` covers `https:`. `server/play/frame/policy.ts` adds the sandbox.
 */
const documentPolicy = (host: string): string =>
  [
    "default-src 'none'",
    ...['script', 'style', 'img', 'font', 'connect'].map((kind) => `${kind}-src 'self' http://${host}`),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

const FrameQuery = z.object({
  game: z.optional(z.string().check(z.regex(/^[\w-]{1,80}$/u))),
  lang: z.optional(z.unknown()),
})

const NOT_BUILT = 'The games are not built. Run `npm run build` first.'

/** Routes of the games' frames, `/play/<engine>?game=<slug>&lang=<language>`, and of their built files in a folder. */
export async function frameDocumentRoutes(
  app: FastifyInstance,
  {
    db,
    siteHost,
    hasAutoPlay = true,
    keptGamesFolder = null,
  }: Pick<Services, 'db' | 'siteHost' | 'hasAutoPlay' | 'keptGamesFolder'>,
  folder: string,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: keptGamesFolder === null ? folder : [folder, keptGamesFolder],
    prefix: '/play/frames/',
    index: false,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    // The names of files contain hashes of their contents.
    setHeaders: (response) => void response.header('cache-control', 'public, max-age=31536000, immutable'),
  })
  for (const engine of ENGINE_IDS) {
    if (ownPresentation(engine).page === null) continue
    app.get(`/play/${engine}`, async (request, reply) => {
      const query = z.safeParse(FrameQuery, request.query)
      const game = query.success ? await gameBy(db, query.data.game ?? engine) : undefined
      if (!query.success || game === undefined) return reply.status(404).type('text/plain').send('No such game')
      const { page, rules } = presentationOf(engine, game)
      const files = await builtFiles(folder, engine)
      if (files === null || page === null) return reply.status(503).type('text/plain').send(NOT_BUILT)
      const names = { ru: game.name_ru, en: game.name_en }
      const language = isLanguage(query.data.lang) ? query.data.lang : 'ru'
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', documentPolicy(siteHost ?? hostOf(request)))
        .send(
          frameDocument(
            hasAutoPlay ? page : { ...page, hasAutoplay: false },
            { names, sky: skyOf(game.slug, game.motif), picture: gamePicture(game.slug), rules },
            language,
            files,
          ),
        )
    })
  }
}
