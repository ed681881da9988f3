import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#server/db/open.ts'
import { contentTag } from '#server/http/content-tag.ts'
import { coverSvg, logoSvg, sceneDocument, sceneSvg } from './cover.ts'
import { flagSvg } from './flags.ts'
import { paymentMarkSvg } from './payment-marks.ts'
import { isMotif, type Motif } from './motifs.ts'

const SLUG = /^[\w-]{1,80}$/u

const CACHE_ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/** Enough for a fully scrolled lobby; each is a few thousand characters. */
const MAX_CACHED_PICTURES = 1000

interface Picture {
  svg: string
  tag: string
}

/** Caches drawn images by URL. Never invalidated, because a game keeps its motif. */
function createPictureCache(): (url: string, draw: () => Promise<string | null>) => Promise<Picture | null> {
  const cache = new Map<string, Picture>()
  return async (url, draw) => {
    const cached = cache.get(url)
    if (cached !== undefined) return cached
    const svg = await draw()
    if (svg === null) return null
    const tag = contentTag(svg)
    if (cache.size >= MAX_CACHED_PICTURES) cache.clear()
    cache.set(url, { svg, tag })
    return { svg, tag }
  }
}

function sendPicture(reply: FastifyReply, picture: Picture | null, requestedTag: string | undefined) {
  if (picture === null) return reply.status(404).type('text/plain').send('No such picture')
  void reply.header('etag', picture.tag).header('cache-control', CACHE_ONE_DAY)
  // An SVG opened directly must not run or load anything.
  void reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  // Game frames with an opaque origin show images too.
  void reply.header('cross-origin-resource-policy', 'cross-origin')
  return requestedTag === picture.tag ? reply.status(304).send() : reply.type('image/svg+xml').send(picture.svg)
}

/** Routes of images of games, scenes and flags, drawn on demand. */
export function mediaRoutes(app: FastifyInstance, motifOf: (slug: string) => Promise<Motif | null>): void {
  const getPicture = createPictureCache()
  const serve = async (request: FastifyRequest, reply: FastifyReply, draw: () => Promise<string | null>) =>
    sendPicture(reply, await getPicture(request.url.split('?')[0] ?? '', draw), request.headers['if-none-match'])
  const drawGame = async (slug: string, draw: (slug: string, motif: Motif) => string) => {
    const motif = SLUG.test(slug) ? await motifOf(slug) : null
    return motif === null ? null : draw(slug, motif)
  }

  app.get<{ Params: { slug: string } }>('/media/games/:slug.svg', (request, reply) =>
    serve(request, reply, () => drawGame(request.params.slug, coverSvg)),
  )
  app.get<{ Params: { slug: string } }>('/media/logos/:slug.svg', (request, reply) =>
    serve(request, reply, () => drawGame(request.params.slug, logoSvg)),
  )
  app.get<{ Params: { motif: string; name: string } }>('/media/scenes/:motif/:name.svg', (request, reply) => {
    const { motif, name } = request.params
    return serve(request, reply, async () => (isMotif(motif) ? sceneSvg(name, motif) : null))
  })
  app.get<{ Params: { motif: string; name: string } }>('/media/frames/:motif/:name.html', (request, reply) => {
    const { motif, name } = request.params
    if (!isMotif(motif)) return reply.status(404).type('text/plain').send('No such scene')
    return reply
      .header('cache-control', CACHE_ONE_DAY)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'")
      .type('text/html; charset=utf-8')
      .send(sceneDocument(name, motif))
  })
  app.get<{ Params: { country: string } }>('/media/flags/:country.svg', (request, reply) =>
    serve(request, reply, async () => flagSvg(request.params.country)),
  )
  app.get<{ Params: { mark: string } }>('/media/payments/:mark.svg', (request, reply) =>
    serve(request, reply, async () => paymentMarkSvg(request.params.mark)),
  )
}

/** Looks up a game's motif in the catalogue. */
export const motifFromCatalogue =
  (db: Database) =>
  async (slug: string): Promise<Motif | null> => {
    const game = await db.selectFrom('games').select('motif').where('slug', '=', slug).executeTakeFirst()
    return game !== undefined && isMotif(game.motif) ? game.motif : null
  }
