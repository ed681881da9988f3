import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#server/db/open.ts'
import { coverSvg, logoSvg, sceneDocument, sceneSvg } from './cover.ts'
import { flagSvg } from './flags.ts'
import { isMotif, type Motif } from './motifs.ts'

const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

/** As many as a lobby shows before a visitor has scrolled through it; each is a few thousand letters. */
const KEPT_PICTURES = 1000

interface Picture {
  svg: string
  tag: string
}

/**
 * Pictures that were drawn before: one address always shows the same picture, because a game keeps its motif for as long as
 * it is in the catalogue, and the catalogue is filled once.
 */
function keepPictures(): (address: string, draw: () => Promise<string | null>) => Promise<Picture | null> {
  const kept = new Map<string, Picture>()
  return async (address, draw) => {
    const known = kept.get(address)
    if (known !== undefined) return known
    const svg = await draw()
    if (svg === null) return null
    const tag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 20)}"`
    if (kept.size >= KEPT_PICTURES) kept.clear()
    kept.set(address, { svg, tag })
    return { svg, tag }
  }
}

function sendPicture(reply: FastifyReply, picture: Picture | null, known: string | undefined) {
  if (picture === null) return reply.status(404).type('text/plain').send('No such picture')
  void reply.header('etag', picture.tag).header('cache-control', A_DAY)
  // A picture runs nothing and fetches nothing, wherever it is opened.
  void reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  return known === picture.tag ? reply.status(304).send() : reply.type('image/svg+xml').send(picture.svg)
}

/** Pictures of games, scenes and flags, drawn when they are asked for. */
export function mediaRoutes(app: FastifyInstance, motifOf: (slug: string) => Promise<Motif | null>): void {
  const kept = keepPictures()
  const serve = async (request: FastifyRequest, reply: FastifyReply, draw: () => Promise<string | null>) =>
    sendPicture(reply, await kept(request.url.split('?')[0] ?? '', draw), request.headers['if-none-match'])
  const drawGame = async (slug: string, draw: (slug: string, motif: Motif) => string) => {
    const motif = await motifOf(slug)
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
      .header('cache-control', A_DAY)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'")
      .type('text/html; charset=utf-8')
      .send(sceneDocument(name, motif))
  })
  app.get<{ Params: { country: string } }>('/media/flags/:country.svg', (request, reply) =>
    serve(request, reply, async () => flagSvg(request.params.country)),
  )
}

/** Looks a game's motif up in the catalogue. */
export const motifFromCatalogue =
  (db: Database) =>
  async (slug: string): Promise<Motif | null> => {
    const game = await db.selectFrom('games').select('motif').where('slug', '=', slug).executeTakeFirst()
    return game !== undefined && isMotif(game.motif) ? game.motif : null
  }
