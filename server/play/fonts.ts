import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'

/** The product's own font files. */
const FONTS = ['manrope-latin', 'manrope-cyrillic', 'manrope-ruble'] as const

/**
 * Serves fonts below a path to the server's own pages (game frames, console), which do not share the app's bundle:
 * `fonts.css` and the files it names.
 */
export async function fontRoutes(app: FastifyInstance, path: '/play' | '/flash'): Promise<void> {
  const styles = await readFile(new URL('./fonts.css', import.meta.url), 'utf8')
  app.get(`${path}/fonts.css`, (_, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(styles),
  )
  for (const font of FONTS) {
    const file = await readFile(new URL(`../../ui/fonts/${font}.woff2`, import.meta.url))
    app.get(`${path}/fonts/${font}.woff2`, (_, reply) =>
      reply.type('font/woff2').header('cache-control', 'public, max-age=604800').send(file),
    )
  }
}
