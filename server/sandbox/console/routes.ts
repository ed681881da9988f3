import type { FastifyInstance } from 'fastify'
import { serveFile, servePage } from '#server/sandbox/serve-page.ts'
import { consolePage } from './page.ts'

/** Route of the sandbox console at `/sandbox`. */
export async function consoleRoutes(app: FastifyInstance): Promise<void> {
  for (const name of ['console.css', 'console.js']) {
    await serveFile(app, `/sandbox/${name}`, new URL(`./${name}`, import.meta.url))
  }
  servePage(app, { address: '/sandbox', document: consolePage })
}
