import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Database } from '#server/db/open.ts'
import { coverSvg, logoSvg, sceneSvg } from './cover.ts'
import { flagSvg } from './flags.ts'
import { isMotif, type Motif } from './motifs.ts'

const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800'

function sendSvg(reply: FastifyReply, svg: string | null, known: string | undefined) {
  if (svg === null) return reply.status(404).type('text/plain').send('No such picture')
  const tag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 20)}"`
  void reply.header('etag', tag).header('cache-control', A_DAY)
  // A picture runs nothing and fetches nothing, wherever it is opened.
  void reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  return known === tag ? reply.status(304).send() : reply.type('image/svg+xml').send(svg)
}

/** Pictures of games, scenes and flags, drawn when they are asked for. */
export function mediaRoutes(app: FastifyInstance, motifOf: (slug: string) => Promise<Motif | null>): void {
  const game = (draw: (slug: string, motif: Motif) => string) => async (slug: string) => {
    const motif = await motifOf(slug)
    return motif === null ? null : draw(slug, motif)
  }
  const drawCover = game(coverSvg)
  const drawLogo = game(logoSvg)

  app.get<{ Params: { slug: string } }>('/media/games/:slug.svg', async (request, reply) =>
    sendSvg(reply, await drawCover(request.params.slug), request.headers['if-none-match']),
  )
  app.get<{ Params: { slug: string } }>('/media/logos/:slug.svg', async (request, reply) =>
    sendSvg(reply, await drawLogo(request.params.slug), request.headers['if-none-match']),
  )
  app.get<{ Params: { motif: string; name: string } }>('/media/scenes/:motif/:name.svg', async (request, reply) => {
    const { motif, name } = request.params
    return sendSvg(reply, isMotif(motif) ? sceneSvg(name, motif) : null, request.headers['if-none-match'])
  })
  app.get<{ Params: { country: string } }>('/media/flags/:country.svg', async (request, reply) =>
    sendSvg(reply, flagSvg(request.params.country), request.headers['if-none-match']),
  )
}

/** Looks a game's motif up in the catalogue. */
export const motifFromCatalogue =
  (db: Database) =>
  async (slug: string): Promise<Motif | null> => {
    const game = await db.selectFrom('games').select('motif').where('slug', '=', slug).executeTakeFirst()
    return game !== undefined && isMotif(game.motif) ? game.motif : null
  }
