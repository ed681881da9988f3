import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

const MOVIES = ['wheel-of-seasons'] as const

/** Serves the reference games that are Flash movies: `/play/<engine>.swf?lang=<language>`. */
export async function movieRoutes(app: FastifyInstance): Promise<void> {
  for (const name of MOVIES) {
    const movie = await readFile(new URL(`./${name}/${name}.swf`, import.meta.url))
    app.get(`/play/${name}.swf`, (_, reply) =>
      reply.type('application/x-shockwave-flash').header('cache-control', 'no-cache').send(movie),
    )
  }
}
