import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { isLanguage } from '#contract/languages.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import { consolePage } from './page.ts'

async function serveFile(app: FastifyInstance, name: string, type: string): Promise<void> {
  const text = await readFile(new URL(`./${name}`, import.meta.url), 'utf8')
  app.get(`/sandbox/${name}`, (_, reply) => reply.type(type).header('cache-control', 'no-cache').send(text))
}

/** The console at `/sandbox`: a page that watches and steers the reference API. */
export async function consoleRoutes(app: FastifyInstance): Promise<void> {
  await serveFile(app, 'console.css', 'text/css; charset=utf-8')
  await serveFile(app, 'console.js', 'text/javascript; charset=utf-8')
  app.get<{ Querystring: { lang?: string } }>('/sandbox', async (request, reply) => {
    const { lang } = request.query
    const language = isLanguage(lang) ? lang : requestLanguage(request.headers['accept-language'])
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(consolePage(language))
  })
}
