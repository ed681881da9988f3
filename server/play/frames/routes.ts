import { readdir, readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { isLanguage } from '#contract/core/languages.ts'
import { gameBy } from '#server/games/queries.ts'
import type { Services } from '#server/http/context.ts'
import { hostOf } from '#server/http/host.ts'
import { textRoute } from '#server/play/text-route.ts'
import { amberCoastPage } from './amber-coast/page.ts'
import { cherryRowPage } from './cherry-row/page.ts'
import { frameDocument, type GamePage } from './document.ts'
import { jacksPlusPage } from './jacks-plus/page.ts'
import { nevaRoulettePage } from './neva-roulette/page.ts'

const pages: readonly GamePage[] = [cherryRowPage, amberCoastPage, nevaRoulettePage, jacksPlusPage]

const TYPES = [
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
] as const

/**
 * Allows the document nothing but the files of its site. The site is named too, because in WebKit `'self'` matches
 * nothing in an opaque origin; `http:` covers `https:`. `server/play/policy.ts` adds the sandbox.
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

/** Serves the scripts and styles of a folder. */
async function serveFolder(app: FastifyInstance, folder: string): Promise<void> {
  const url = new URL(`./${folder}/`, import.meta.url)
  for (const name of await readdir(url)) {
    const type = TYPES.find(([ending]) => name.endsWith(ending))?.[1]
    if (type === undefined) continue
    const text = await readFile(new URL(name, url), 'utf8')
    textRoute(app, `/play/frames/${folder}/${name}`, { type, text })
  }
}

/** Routes of the reference games' frames: `/play/<engine>?game=<slug>&lang=<language>`, and their files. */
export async function frameRoutes(app: FastifyInstance, { db, siteHost }: Pick<Services, 'db' | 'siteHost'>) {
  for (const folder of ['kit', ...pages.map(({ engine }) => engine)]) await serveFolder(app, folder)
  for (const page of pages) {
    app.get(`/play/${page.engine}`, async (request, reply) => {
      const query = z.safeParse(FrameQuery, request.query)
      const game = query.success ? await gameBy(db, query.data.game ?? page.engine) : undefined
      if (!query.success || game === undefined) return reply.status(404).type('text/plain').send('No such game')
      const names = { ru: game.name_ru, en: game.name_en }
      const language = isLanguage(query.data.lang) ? query.data.lang : 'ru'
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', documentPolicy(siteHost ?? hostOf(request)))
        .send(frameDocument(page, { slug: game.slug, names }, language))
    })
  }
}
