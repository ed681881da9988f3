import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import helmet from '@fastify/helmet'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ROUTES } from '#contract/pages.ts'
import { documentWords, type WordSources } from './document-words.ts'
import { hostOf } from './host.ts'
import { askedLanguage, robots, sitemap, writeHead, writeSocialWindow } from './head.ts'

/** The same document is asked for again and again: a page for each path and language. */
const KEPT_DOCUMENTS = 200
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
const documents = new Map<string, Promise<Buffer>>()

function compressed(document: string): Promise<Buffer> {
  const known = documents.get(document)
  if (known !== undefined) return known
  const packed = promisify(brotliCompress)(document, BROTLI)
  if (documents.size >= KEPT_DOCUMENTS) documents.clear()
  documents.set(document, packed)
  return packed
}

/** What shows a player's own data: neither Back after a logout nor who shares the browser may find it as it was left. */
const OWN_PAGES = [ROUTES.profile, ROUTES.cashbox]
const isOwnPage = (path: string): boolean => OWN_PAGES.some((own) => path === own || path.startsWith(`${own}/`))

/** A game and a moving slide are frames of the site; nothing else is, so that nobody presses in it what he does not see. */
const isFramed = (url = ''): boolean => /^\/(?:play|media)\//u.test(url)

const scriptHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The hashes of the inline scripts of a page, for its content security policy. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/gu)].map(([, text = '']) => scriptHash(text))
}

/**
 * A social network's pop-up talks back to the page that has opened it, and the strictest policy would cut the two apart. Any page
 * can open the login, and a document keeps its policy while the app goes from page to page: so it holds for every document of the
 * app. Whoever opens the app from elsewhere is cut off as before; only what the app opens itself keeps its opener, and the
 * app's links name `noopener`.
 */
export const OPENER_POLICY = 'same-origin-allow-popups'

/** What the documents say that is not in the built app. */
export interface SiteFacts {
  words: WordSources
  /** Where this server plays a social network, else `null`: the app asks its own document whether there is one. */
  socialWindow: string | null
  /** The site's own address where a proxy hides it (`SITE_URL`), else `null`. */
  origin: string | null
}

/** The origin that a visitor asked. */
function originOf(request: FastifyRequest, known: string | null): string {
  if (known !== null) return known
  return `${request.protocol}://${hostOf(request)}`
}

/** Serves the built app: its files, and its page for every address that the app knows. */
export async function siteRoutes(app: FastifyInstance, folder: string, site: SiteFacts): Promise<void> {
  const built = await readFile(join(folder, 'index.html'), 'utf8')
  const html = site.socialWindow === null ? built : writeSocialWindow(built, site.socialWindow)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScriptHashes(html)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        // `blob:` is a picture that a player has chosen and not yet sent. Which hosts an operator's pictures and counter have is told
        // to the app alone, by answers and `operatorSettings`.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        connectSrc: ["'self'"],
        frameSrc: ["'self'", 'https:'],
        frameAncestors: [({ url }) => (isFramed(url) ? "'self'" : "'none'")],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        // Text becomes elements by the one sanitiser alone, and a worker is a file of the site (`app/lib/own-workers.ts`).
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['dompurify', 'default'],
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
    xFrameOptions: false,
    referrerPolicy: { policy: 'strict-origin' },
  })
  // The same for browsers that know no policy.
  app.addHook('onRequest', async ({ url }, reply) => {
    void reply.header('x-frame-options', isFramed(url) ? 'SAMEORIGIN' : 'DENY')
  })
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const isHashed = path.includes(`${join('', 'assets')}/`)
      void response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/robots.txt', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots(originOf(request, site.origin))),
  )
  app.get('/sitemap.xml', async (request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .send(sitemap(originOf(request, site.origin), await site.words.tournaments())),
  )
  app.get<{ Querystring: { lang?: unknown } }>('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isFile = /\.[a-z\d]{2,5}$/iu.test(path)
    if (isFile) return reply.status(404).type('text/plain').send('No such file')
    const language = askedLanguage(request.query.lang)
    const { isFound, words } = await documentWords(site.words, path, language)
    const document = writeHead(html, { origin: originOf(request, site.origin), path, language }, isFound, words)
    void reply
      .status(isFound ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', isOwnPage(path) ? 'no-store' : 'no-cache')
      .header('vary', 'accept-encoding')
      .header('cross-origin-opener-policy', OPENER_POLICY)
    if (!/\bbr\b/u.test(request.headers['accept-encoding'] ?? '')) return reply.send(document)
    return reply.header('content-encoding', 'br').send(await compressed(document))
  })
}
