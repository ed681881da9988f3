import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { textRoute } from './text-route.ts'

/** The product's own font files. */
const FONTS = ['manrope-latin', 'manrope-cyrillic', 'manrope-ruble'] as const

/**
 * Serves fonts below a path to the server's own pages (game frames, console), which do not share the app's bundle:
 * `fonts.css` and the files it names.
 */
export async function fontRoutes(app: FastifyInstance, path: '/play' | '/flash'): Promise<void> {
  const text = await readFile(new URL('./fonts.css', import.meta.url), 'utf8')
  textRoute(app, `${path}/fonts.css`, { type: 'text/css; charset=utf-8', text })
  for (const font of FONTS) {
    const file = await readFile(new URL(`../../../ui/fonts/${font}.woff2`, import.meta.url))
    app.get(`${path}/fonts/${font}.woff2`, (_, reply) =>
      reply.type('font/woff2').header('cache-control', 'public, max-age=604800').send(file),
    )
  }
}
